import type { Document } from "../../posts/document.ts";

/** Words with which a text addresses the model that reads it, rather than its readers. */
const ORDER = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|these|your|the|other)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|directions|commands|context)\b`,
    String.raw`\b(?:system|developer) (?:prompt|message|instructions?)\b`,
    String.raw`\b(?:you are|act as|pretend to be|note to|attention|dear|hey|hello),? (?:now )?(?:an? |the |any )?(?:AI|language model|LLM|chat ?bot|GPT|assistant|summari[sz]er)\b`,
    String.raw`\b(?:AI|LLM|GPT|language models?|assistants?|summari[sz]ers?)\b.{0,20}\b(?:must|should|shall|reading this|processing this)\b`,
    String.raw`\b(?:new|real|actual|updated|following|important) instructions?(?: (?:for|to) .{1,30})?:`,
    String.raw`\b(?:instead|now|only),? (?:write|say|output|print|respond|answer|reply|post|include)\b`,
    String.raw`\b(?:respond|answer|reply|output|write) (?:only|exactly|with the following|verbatim)\b`,
    String.raw`\b(?:your|the) (?:post|caption|hook|headline|summary|answer|response|output) (?:must|should|has to|shall)\b`,
    String.raw`\b(?:include|add|put|insert|write|use) .{1,80} (?:in|to|as|into) (?:the|your) (?:post|caption|hook|headline|summary|slides?|hashtags|call to action)\b`,
    String.raw`\bdo anything now\b|\bjailbreak\b|\[\/?INST\]|<\|\w+\|>|^(?:system|assistant)\s*:|"role"\s*:`,
    String.raw`\bignorier\p{L}* .{0,30}(?:anweisung|vorgabe|regel)\p{L}*`,
    String.raw`\b(?:ignor|oubli)\p{L}* .{0,30}(?:instructions?|consignes?)\b`,
    String.raw`\b(?:ignor|olvid|esque[cç])\p{L}* .{0,30}(?:instrucciones|instruções|istruzioni)\b`,
    String.raw`(?:игнорируй|забудь|проигнорируй)\p{L}* .{0,30}(?:инструкци|указани)\p{L}*`,
    "(?:忽略|无视|無視).{0,12}(?:指令|指示|说明|提示|命令)|(?:指示|命令|プロンプト).{0,8}無視",
  ].join("|"),
  "imu",
);

/** Leaves out the paragraphs of a document that address the model, and what a colon in them announces. */
export function withoutOrders(document: Document): Document {
  let announced = false;
  const blocks = document.blocks.filter(({ text }) => {
    const isOrder = announced || ORDER.test(text);
    announced = isOrder && /[:：]\s*$/u.test(text);
    return !isOrder;
  });
  const title = document.title !== null && ORDER.test(document.title) ? null : document.title;
  const details = Object.entries(document.details ?? {}).filter(([, text]) => !ORDER.test(text));
  return { ...document, title, blocks, details: Object.fromEntries(details) };
}
