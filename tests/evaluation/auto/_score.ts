import { RECENT_POSTS } from "../../../src/jobs/job_store.ts";
import type { PastDesign } from "../../../src/posts/design.ts";
import type { Script } from "../../../src/posts/script.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../../src/rendering/templates.ts";
import { chooseTemplate, chooseVariant } from "../../../src/stages/_choice.ts";
import { writeCarousel } from "../_write_carousel.ts";
import type { JudgedText } from "./_texts.ts";

/** What was written of a text. */
export interface Judgement {
  text: JudgedText;
  script: Script;
  isRightGenre: boolean;
}

/** A text's look in a row of posts. */
export interface Chosen extends PastDesign {
  judgement: Judgement;
  isAccepted: boolean;
}

/** How an account's posts look, one after the other. */
export interface Variety {
  posts: number;
  accepted: number;
  /** The greatest number of posts with one look among {@linkcode WINDOW} in a row. */
  mostInWindow: number;
  /** Posts with the look, or with the look and the variant, of the one before. */
  repeatedLooks: number;
  repeatedVariants: number;
}

/** In how many orders the texts are posted. */
const ORDERS = 10;
/** What somebody sees of an account at a glance. */
export const WINDOW = 12;

const templates = await loadTemplates(await findTemplates([TEMPLATES_DIR]));

/** Writes a carousel from a text. */
export async function judge(text: JudgedText): Promise<Judgement> {
  const script = await writeCarousel(text.text);
  return { text, script, isRightGenre: text.genres.includes(script.genre) };
}

/** The looks of all posts of an account that posts the texts in one of several orders. */
export function chosenInOrder(judgements: readonly Judgement[], order: number): Chosen[] {
  const key = ({ script }: Judgement) => Bun.hash.xxHash32(`${order} ${script.hook}`);
  const chosen: Chosen[] = [];
  for (const judgement of judgements.toSorted((a, b) => key(a) - key(b))) {
    const { script, text } = judgement;
    const recent = chosen
      .slice(-RECENT_POSTS)
      .toReversed()
      .map(({ template, variant }) => ({ template, variant }));
    const circumstances = { seed: script.hook, recent };
    const choice = chooseTemplate(templates, script, { ...circumstances, variant: null });
    if (choice === undefined) throw new Error("There are no looks");
    const { template } = choice;
    const variants = templates[template]?.variants ?? {};
    const variant =
      chooseVariant(template, variants, { ...circumstances, tone: script.tone }) ?? "";
    chosen.push({ judgement, template, variant, isAccepted: text.looks.includes(template) });
  }
  return chosen;
}

/** What somebody sees of the posts of an account, over all orders. */
export function varietyOf(judgements: readonly Judgement[]): Variety {
  const variety = { posts: 0, accepted: 0, mostInWindow: 0, repeatedLooks: 0, repeatedVariants: 0 };
  for (let order = 0; order < ORDERS; order++) {
    const chosen = chosenInOrder(judgements, order);
    for (const [index, { template, variant, isAccepted }] of chosen.entries()) {
      const window = chosen.slice(index, index + WINDOW);
      const same = window.filter((one) => one.template === template).length;
      const before = chosen[index - 1];
      const isRepeated = before?.template === template;
      variety.posts++;
      if (isAccepted) variety.accepted++;
      variety.mostInWindow = Math.max(variety.mostInWindow, same);
      if (isRepeated) variety.repeatedLooks++;
      if (isRepeated && before.variant === variant) variety.repeatedVariants++;
    }
  }
  return variety;
}
