import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { findOwnSubjects } from "./_corpus.ts";
import { writeAll } from "./_posts.ts";
import { showWriting } from "./_show.ts";
import { SNAPSHOTS } from "./_snapshots.ts";

// After a change of what is written, `bun run evaluate --update` keeps the new posts.
const subjects = await findOwnSubjects("");
const written = new Map<string, string>();
for await (const [{ name }, writing] of writeAll(subjects, { withTwins: false })) {
  written.set(`${name}.txt`, showWriting(name, writing));
}

test("the posts of every document of our own are kept, and of no other", async () => {
  expect((await readdir(SNAPSHOTS)).toSorted()).toEqual([...written.keys()]);
});

for (const [file, shown] of written) {
  test(`the posts of ${file} are those that are kept`, async () => {
    expect(shown).toBe(await Bun.file(join(SNAPSHOTS, file)).text());
  });
}
