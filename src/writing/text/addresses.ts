// Endings of file names and programs that are no top-level domain: "Node.js" is no address.
const NO_DOMAINS =
  "js|jsx|ts|tsx|txt|pdf|json|html?|css|csv|ya?ml|php|exe|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|cpp|dll|toml|xml|sql|jar|mp[34]";
const DOT = String.raw`(?:\.|\s?\[\.\]\s?|\s?\(dot\)\s?|\sdot\s(?=(?:com|net|org|io|co|app|dev|info)\b))`;
const HOST = String.raw`[\p{L}\p{N}_-]+(?:${DOT}[\p{L}\p{N}_-]+)*${DOT}(?!(?:${NO_DOMAINS})(?![\p{L}\p{N}]))(?:xn--[\w-]+|\p{L}{2,})(?![\p{L}\p{N}])`;
const ADDRESS = new RegExp(
  [
    String.raw`[a-z][a-z\d+.-]{1,9}:\/\/\S+`,
    String.raw`(?<![\p{L}\p{N}])(?:mailto|tel|javascript|data):\S+`,
    String.raw`(?<![\p{L}\p{N}_-])${HOST}`,
    String.raw`(?<!\p{N})\d{1,3}(?:\.\d{1,3}){3}(?!\p{N})`,
    String.raw`[\p{L}\p{N}]?@[\p{L}\p{N}_][\p{L}\p{N}_.-]+`,
    String.raw`(?:\+|(?<!\p{N})00|(?<!\p{N})\(0)\p{N}[\p{N}\s().\/-]{5,20}\p{N}`,
    String.raw`(?<![\p{N}.,])0\p{N}{2,5}[\s\/-]\p{N}[\p{N}\s\/-]{3,16}`,
    String.raw`(?<!\p{N})\(?\p{N}{3}[-.)]\s?\p{N}{3,4}(?:[-. ]\p{N}{4})?(?!\p{N})`,
    String.raw`(?<!\p{N})[18][-.]8\p{N}{2}[-.][A-Z\p{N}-]{4,}`,
  ].join("|"),
  "giu",
);
/** Full stops that browsers take for the dots of a host. */
const OTHER_DOTS = /(?<=[\p{Script=Latin}\p{N}])[。．｡](?=[\p{Script=Latin}\p{N}])/gu;

/** The web and email addresses, handles and phone numbers in a text, in lower case. */
export function addressesIn(text: string): string[] {
  const plain = text.replace(OTHER_DOTS, ".").normalize("NFKC");
  return (plain.match(ADDRESS) ?? []).map((address) => address.toLowerCase().trim());
}
