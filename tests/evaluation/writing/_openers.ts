/**
 * Words at the beginning of a sentence that surely refer back to the one before it. They are kept
 * apart from those that the writer knows, to see also what it overlooks.
 */
const REFERRING: Readonly<Record<string, string>> = {
  ar: "لكن|ولكن|لذلك|وهو|وهي|وهذا|وهذه|ثم|كما|إلا أن|غير أن|ومع ذلك|وهم",
  cs: "ale|a|však|proto|tedy|také|potom|ten|ta|tento|tato|její|jeho|jejich",
  da: "men|og|han|hun|derfor|dog|desuden|disse|dette|hans|hendes|deres",
  de: "er|sie|dieser|diese|dieses|diesen|diesem|aber|und|oder|doch|denn|deshalb|deswegen|daher|dennoch|trotzdem|jedoch|außerdem|zudem|dadurch|dabei|damit|danach|davon|dann|dort|seine|ihre|solche|beide|allerdings|auch|so|also|andere",
  el: "αυτό|αυτή|αυτός|αυτά|όμως|αλλά|και|επομένως|επίσης|ωστόσο|έτσι",
  en: "he|she|they|it(?! (?:is|was|takes|took|pays|helps|seems) (?:\\p{L}+ ){0,4}(?:to|that|how|whether|when|if)\\b)|this|these|those|such|his|her|its|their|and|but|or|so(?! far)|yet|then|thus|hence|therefore|however|moreover|furthermore|nevertheless|instead|otherwise|also|still|meanwhile|another|both|neither|others?|here|too|that(?! \\p{L}+ing)",
  es: "él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|ese|esa|esos|esas|pero|y|así|entonces|sin embargo|además|por eso|también|luego|después|tampoco|otro|otra|ambos",
  fa: "او|اما|ولی|بنابراین|همچنین|سپس|آنها",
  fi: "hän|he|mutta|ja|siksi|kuitenkin|lisäksi|myös|sitten|niin|tämä|nämä",
  fr: "il(?! (?:y a|faut|existe|est))|elle|ils|elles|cela|ceci|ça|cet|cette|ces|celui|celle|ceux|son|sa|ses|leurs?|mais|et|ou|donc|or|car|ainsi|alors|cependant|pourtant|ensuite|puis|aussi|enfin",
  he: "הוא|היא|הם|הן|זה|זו|זאת|אלה|אבל|אך|לכן|גם|אולם|בנוסף",
  hi: "यह|वह|ये|वे|इस|इसके|इसका|इसकी|इसलिए|उस|उसके|उसकी|उनके|उनकी|लेकिन|और|फिर|तब|हालांकि",
  hu: "ő|ők|ez|ezek|azok|de|és|azonban|ezért|emellett|majd|így|mégis|tehát",
  id: "ia|dia|mereka|namun|tetapi|tapi|dan|selain itu|kemudian|karena itu|lalu|akhirnya",
  it: "lui|lei|esso|essa|essi|loro|questo|questa|questi|queste|quello|quella|ciò|ma|e|ed|però|quindi|dunque|così|inoltre|tuttavia|perciò|anche|poi|infine|invece|eppure|entrambi",
  ja: "しかし|だから|そして|また|それ|これ|その|この|彼|彼女|さらに|一方|つまり|でも|ただし|なお|したがって|すると|ところが|だが|そこ",
  ko: "하지만|그러나|그래서|그리고|또한|또|이는|이것은|그것은|그는|그녀는|그들은|따라서|이러한|그런데|게다가|한편|결국",
  nb: "han|hun|men|og|derfor|likevel|dessuten|dette|disse|deres",
  nl: "hij|zij|ze|dit|dat|deze|die|maar|en|of|dus|echter|bovendien|toch|ook|dan|daarom|hun|haar|toen|zo",
  pl: "on|ona|ono|oni|one|ten|ta|te|ale|a|lub|jednak|dlatego|ponadto|również|także|potem|następnie|więc|zatem|jego|jej|ich",
  pt: "ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|mas|e|ou|assim|então|no entanto|porém|além disso|portanto|por isso|também|depois|ambos",
  ro: "el|ea|ei|ele|acesta|aceasta|aceștia|acest|această|dar|și|însă|totuși|astfel|deci|apoi",
  ru: "он|она|оно|они|это|этот|эта|эти|его|её|ее|их|но|и|а|или|однако|поэтому|также|затем|потом|тогда|зато|при этом|там",
  sv: "han|hon|de|men|och|därför|dock|dessutom|också|sedan|detta|dessa|hans|hennes|deras",
  th: "แต่|และ|ดังนั้น|มัน|เขา|เธอ|นอกจากนี้|อย่างไรก็ตาม|ซึ่ง|จึง",
  tr: "o|bu|şu|onlar|bunlar|onun|bunun|ama|fakat|ancak|ve|ayrıca|böylece|sonra|çünkü|oysa",
  uk: "він|вона|воно|вони|це|цей|ця|ці|його|її|їх|але|і|й|та|а|однак|проте|тому|також|потім|тоді",
  vi: "nó|họ|điều này|điều đó|nhưng|và|tuy nhiên|do đó|vì vậy|ngoài ra|sau đó",
  zh: "但|但是|然而|因此|所以|而且|此外|这|那|它|他|她|不过|另外|同时|于是|并且|也|后来|然后|可是",
};
const UNSPACED = new Set(["ja", "th", "zh"]);

/** True if a sentence surely begins with a reference to the one before it. */
export function refersBack(sentence: string, language: string): boolean {
  const words = REFERRING[language];
  if (words === undefined) return false;
  const end = UNSPACED.has(language) ? "" : "(?![\\p{L}\\p{M}\\p{Nd}'’])";
  return new RegExp(`^["'“„«「『(\\s–—-]*(?:${words})${end}`, "iu").test(sentence);
}
