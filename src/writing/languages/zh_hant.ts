import type { WritingWords } from "./writing_words.ts";
import { zh } from "./zh.ts";

/** Chinese in traditional characters: what differs from the simplified ones. */
export const zhHant: WritingWords = {
  ...zh,
  save: "收藏起來，以後再看",
  share: "分享給需要的人",
  follow: "追蹤我們，了解更多",
  subscribe: "訂閱頻道，了解更多",
  askOpinion: "你怎麼看？",
  askFirst: "你會先試哪一個？",
  askNew: "哪一點是你第一次聽說？",
  askAgree: "你同意嗎？",
  laugh: "傳給需要笑一笑的人",
  saveRecipe: "收藏這份食譜，以後再做",
  source: "來源",
  newsTag: "新聞",
  recipeTag: "食譜",
  opinionTag: "觀點",
  reporting:
    "表示, 宣布, 據報導, 報導, 指出, 發言人, 中央社, 記者, 透露, 通報, 據悉, 警方, 說明, 部長, 市長, 政府",
  weekdays:
    "週一, 週二, 週三, 週四, 週五, 週六, 週日, 星期一, 星期二, 星期三, 星期四, 星期五, 星期六, 星期日",
  jokes: "笑話, 段子, 冷笑話, 小明",
  someone: "一個, 一位, 一隻, 兩個, 兩位, 兩隻, 三個, 有個, 有一個, 有人",
  riddles: "為什麼, 為啥, 什麼, 幾",
  kitchen: "克, 千克, 公斤, 毫升, 湯匙, 茶匙, 大匙, 小匙, 大勺, 小勺, 勺, 杯, 瓣",
  nutrition: "熱量, 能量, 蛋白質, 碳水化合物, 脂肪, 膳食纖維, 飽和脂肪, 膽固醇, 鈉",
};
