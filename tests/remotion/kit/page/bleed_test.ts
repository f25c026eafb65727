import { expect, test } from "bun:test";
import { canBeNarrow } from "../../../../remotion/kit/page/bleed.tsx";

test("a narrow column takes short texts of short words", () => {
  expect(canBeNarrow("The ferry sails again on Monday", null)).toBe(true);
  expect(canBeNarrow("The commuters' ferry", "sails again")).toBe(false);
  expect(canBeNarrow(`${"The ferry ".repeat(12)}`)).toBe(false);
});

test("it takes less of what is written with words that stay whole", () => {
  expect(canBeNarrow("渡船从星期一起又开了，乘客在两岸都要等上整整一个小时")).toBe(true);
  expect(canBeNarrow("渡し船は月曜から再び動くが、通勤客は両岸で一時間ほど待っている")).toBe(false);
  expect(canBeNarrow("나룻배는 월요일부터 다시 다니지만 손님은 양쪽에서 한 시간을 기다린다")).toBe(
    false,
  );
  expect(canBeNarrow("橋のコミュニティ")).toBe(false);
});
