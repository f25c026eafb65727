import { capitalise } from "./words.ts";

/** Words that refer back to the previous sentence: a sentence that starts with one means little alone. */
const POINTS_BACK: Readonly<Record<string, string>> = {
  en: "he|she|they|this|these|those|such|his|her|its|their|him|them|and|but|or|so|yet|nor|then|thus|hence|therefore|however|moreover|furthermore|nevertheless|nonetheless|instead|otherwise|also|still|besides|likewise|similarly|meanwhile|consequently|accordingly|additionally|secondly|thirdly|another|both|neither|either|the (?:former|latter|same|other|others|result|reason|answer|effect|problem)|one (?:of them|reason|example|such)|for (?:this|that|these|those) reasons?|as a result|in (?:this|that|these|those|the same) (?:way|case|sense|cases|respect)|because of (?:this|that)|at the same time|on the other hand|even so|most of (?:them|these|it)|some of (?:them|these|it)|none of (?:them|these|it)|all of (?:them|these|this)|each of (?:them|these)|to (?:do|avoid|fix|achieve) (?:this|so|that)|doing so|that(?:'s|’s)?(?= )|it(?:'s|’s|’ll|'ll)?(?! (?:is|was|takes|took|pays|helps|seems|can be|may be) (?:[a-z]+ ){0,4}(?:to|that|how|whether|when|if)\\b)|here|there(?='s|’s)|too|who|which|where(?! (?:do|does|did|is|are|can|to)\\b)|others?|even then|of course|indeed|in fact|for example|for instance|in addition|in contrast|by contrast|in other words|that way|that said|after that|before that|since then|until then|by then",
  de: "er|sie|es(?! gibt)|dies\\p{L}*|jene\\p{L}*|da(?:durch|bei|mit|rum|her|nach|vor|für|gegen|zu|raus|rin|rauf|von)|deshalb|deswegen|trotzdem|dennoch|jedoch|aber|und|oder|denn|doch|also|außerdem|zudem|ferner|hingegen|stattdessen|so|dann|dort|hier|auch|sein\\p{L}*|ihr\\p{L}*|solche\\p{L}*|beide\\p{L}*|allerdings|schließlich|zum Beispiel|somit|folglich|darüber hinaus|demnach|ebenso|gleichzeitig|inzwischen|deren|dessen|das (?:ist|war|hat|sind|macht|liegt|heißt|gilt|zeigt|führt|kann)|der Grund|einer von ihnen|wer das|mehr noch",
  fr: "il(?! (?:y a|faut|existe|est (?:important|possible|essentiel)))|elle|ils|elles|ce(?:la|ci)?|ça|c['’](?:est|était)|cet|cette|ces|celui|celle|ceux|son|sa|ses|leurs?|mais|et|ou|donc|or|car|ainsi|alors|cependant|toutefois|néanmoins|pourtant|de plus|en outre|par ailleurs|en effet|par conséquent|enfin|ensuite|puis|aussi|en revanche|au contraire|par exemple|d['’]autres|les deux|l['’]autre|là|à l['’]inverse|d['’]ailleurs",
  es: "él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|ese|esa|esos|esas|aquello|su|sus|pero|y|e|o|así|entonces|sin embargo|además|por lo tanto|por eso|por ello|no obstante|también|luego|después|en cambio|por ejemplo|finalmente|asimismo|es decir|aun así|tampoco|otro|otra|otros|otras|ambos|lo mismo|allí|ahí|de hecho",
  pt: "ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|seu|sua|seus|suas|mas|e|ou|assim|então|no entanto|contudo|todavia|porém|além disso|portanto|por isso|também|depois|por exemplo|finalmente|outro|outra|outros|outras|ambos|lá|ali|aliás",
  it: "lui|lei|ess[oaie]|loro|quest[oaie]|ciò|quell[oaie]|suo|sua|suoi|sue|ma|e|ed|o|però|quindi|dunque|così|inoltre|tuttavia|perciò|pertanto|anche|poi|infine|invece|ad esempio|per esempio|eppure|altr[oaie]|entrambi|lì|infatti",
  nl: "hij|zij|ze|het (?:is|was|heeft)|dit|dat|deze|die|daar\\p{L}*|maar|en|of|dus|echter|bovendien|toch|ook|dan|zijn|haar|hun|bijvoorbeeld|ten slotte|hierdoor|er|zo|anders|beide|toen",
  sv: "han|hon|de|den (?:är|har|var)|det(?! finns)|detta|dessa|denna|men|och|eller|så|därför|dock|dessutom|också|sedan|hans|hennes|deras|till exempel|sådana|då|där|båda|trots det",
  da: "han|hun|de|det(?! er (?:vigtigt|muligt))|dette|disse|denne|men|og|eller|så|derfor|dog|desuden|også|derefter|hans|hendes|deres|for eksempel|der",
  no: "han|hun|de|det|dette|disse|denne|men|og|eller|så|derfor|likevel|dessuten|også|deretter|hans|hennes|deres|for eksempel|der",
  fi: "hän|he|se|ne|tämä|nämä|tuo|mutta|ja|tai|siksi|kuitenkin|lisäksi|myös|sitten|esimerkiksi|silti|niin",
  pl: "on|ona|ono|oni|one|to|ten|ta|te|ci|tych|tego|jego|jej|ich|ale|i|a|lub|jednak|dlatego|ponadto|również|także|potem|następnie|więc|zatem|na przykład|natomiast|tam|wtedy|oba|obie|inne|inni",
  cs: "on|ona|ono|oni|ony|to|ten|ta|ti|tyto|tento|tato|jeho|její|jejich|ale|a|nebo|však|proto|navíc|také|pak|potom|například|tedy|tam|tehdy",
  sk: "on|ona|ono|oni|to|ten|tá|tieto|tento|táto|jeho|jej|ich|ale|a|alebo|však|preto|navyše|tiež|potom|napríklad|teda|tam|vtedy",
  ro: "el|ea|ei|ele|acest\\p{L}*|aceasta|aceea|acel\\p{L}*|dar|și|sau|însă|totuși|astfel|deci|de asemenea|apoi|de exemplu|în plus|prin urmare|așadar",
  hu: "ő|ők|ez|ezek|az(?= )|azok|de|és|vagy|azonban|ezért|továbbá|emellett|majd|például|így|ott|akkor|mégis|tehát",
  tr: "o|bu|şu|onlar|bunlar|onun|bunun|ama|fakat|ancak|ve|veya|ayrıca|dolayısıyla|böylece|sonra|örneğin|çünkü|yine de|oysa|orada|böyle",
  ru: "он|она|оно|они|это|эт[аио]|этот|эти\\p{L}*|этого|его|её|ее|их|но|и|а|или|однако|поэтому|также|кроме того|таким образом|затем|потом|тогда|зато|при этом|например|наконец|так\\p{L}{1,2}|так|тем не менее|следовательно|там|там же|ещё|еще|оба|другие|же",
  uk: "він|вона|воно|вони|це|цей|ця|ці|цього|його|її|їх|їхні\\p{L}*|але|і|й|та|а|або|однак|проте|тому|також|крім того|таким чином|потім|тоді|наприклад|отже|там|так\\p{L}{1,2}|інші",
  bg: "той|тя|то|те|това|този|тази|тези|неговият|но|и|а|или|обаче|затова|освен това|също|после|тогава|например|така",
  el: "αυτό|αυτή|αυτός|αυτά|αυτές|αυτοί|όμως|αλλά|και|επομένως|επίσης|ωστόσο|έτσι|τότε|για παράδειγμα|εκεί|άλλοι|άλλες",
  ar: "هو|هي|هم|هذا|هذه|ذلك|تلك|هؤلاء|لكن|ولكن|كما|لذلك|لذا|ومع ذلك|مع ذلك|أيضا|أيضًا|ثم|بالإضافة|وهذا|وهذه|وهو|وهي|وهم|وقد|فهو|فهي|فقد|علاوة|غير أن|إلا أن|هناك|وبذلك|وبعد ذلك",
  he: "הוא|היא|הם|הן|זה|זו|זאת|אלה|אלו|אבל|אך|לכן|ולכן|עם זאת|גם|כמו כן|אז|אולם|בנוסף|למרות זאת|כך|שם|והוא|והיא|והם|לעומת זאת|לדוגמה",
  fa: "او|آن|این|آنها|آن‌ها|اما|ولی|و|بنابراین|همچنین|سپس|با این حال|علاوه بر این|مثلا|پس",
  hi: "यह|वह|ये|वे|इस|इसके|इसका|इसकी|इससे|इसे|इसलिए|उस|उसके|उनके|उन्हें|लेकिन|और|परंतु|किंतु|फिर|तब|हालांकि|इन|इनके|इनमें|उन|वहाँ|ऐसे|ऐसा",
  id: "ia|dia|mereka|ini|itu|namun|tetapi|tapi|dan|atau|oleh karena itu|selain itu|juga|kemudian|jadi|misalnya|karena itu|hal ini|lalu",
  vi: "nó|họ|điều này|điều đó|đó|này|nhưng|và|hoặc|tuy nhiên|do đó|vì vậy|ngoài ra|hơn nữa|cũng|sau đó|ví dụ|vì thế|chúng|ông ấy|bà ấy|anh ấy|cô ấy",
  ko: "하지만|그러나|그래서|그리고|또한|또|이는|이것\\p{L}*|그것\\p{L}*|그는|그녀\\p{L}*|그들\\p{L}*|따라서|이러한|그런|이런|이|그|즉|예를 들어|게다가|한편|결국|그런데",
};

/** References back within a sentence's first phrase, or at its end. */
const POINTS_BACK_WITHIN: Readonly<Record<string, RegExp>> = {
  en: /^\p{L}+ (?:\p{L}+ )?(?:this|these|those|such|that|them|their)\b(?! (?:who|which|that|is|are|was|were)\b)|\b(?:of|on|in|for|with|to|than|from) (?:it|them|these|this|those)[.!?]?$|\b(?:this|that|these|those|so)[.!?]?$|^(?:That|Which) /u,
  de: /^(?:in|mit|durch|auf|bei|für|aus|nach|von|zu|an|über|unter) (?:dies\p{L}*|jen\p{L}*|ihm|ihr|ihnen|ihn|sein\p{L}*|ihr\p{L}*|solch\p{L}*)\b/iu,
  fr: /^(?:dans|avec|par|pour|de|à|sur|chez|grâce à|selon) (?:ce|cet|cette|ces|celui|celle|lui|elle|eux|leurs?|son|sa|ses)\b|entre (?:eux|elles)\b/iu,
  es: /^(?:en|con|por|para|de|a|sobre|desde) (?:este|esta|estos|estas|ese|esa|esos|esas|ello|ellos|ellas|su|sus)\b/iu,
  pt: /^(?:nest\p{L}+|ness\p{L}+|dest\p{L}+|dess\p{L}+|(?:com|por|para|sobre) (?:este|esta|esse|essa|seu|sua))(?!\p{L})/iu,
  it: /^(?:in|con|per|di|a|su|da) (?:quest\p{L}+|quell\p{L}+|suo|sua)(?!\p{L})/iu,
  nl: /^(?:in|met|door|op|bij|voor|uit|na|van) (?:deze|dit|die|dat|hem|haar|hun|zijn)\b/iu,
  ru: /^(?:в|на|с|со|по|при|для|из|от|к|благодаря|без) (?:эт\p{L}+|н(?:ём|ем|ей|их|им|его|её)|так\p{L}+|сво\p{L}+)(?!\p{L})/iu,
};

/** The same for languages without spaces between words. */
const POINTS_BACK_UNSPACED: Readonly<Record<string, RegExp>> = {
  zh: /^(?:但|然而|因此|所以|而且|而|此外|这|那|它|他|她|不过|另外|同时|于是|其(?!实)|并且|例如|比如|也|最后|总之|后来|然后|可是|否则|由此|与此|除此|尽管如此)/u,
  ja: /^(?:しかし|だから|そして|また|それ|これ|その|この|彼|さらに|一方|例えば|たとえば|つまり|でも|ただし|なお|したがって|こう|そう|すると|ところが|だが|最後に|そこ|ここ|あの|あれ|ですから|ですが|なぜなら|次に|もう一つ|こちら)/u,
  th: /^(?:แต่|และ|ดังนั้น|มัน|เขา|เธอ|นี่|นั่น|นอกจากนี้|อย่างไรก็ตาม|เพราะฉะนั้น|ซึ่ง|โดย|ทั้งนี้|จึง|ก็|หรือ|เพราะ|เพื่อ|แล้ว|พวก)/u,
};

/** Connectives that can be dropped together with the comma that follows them. */
const STRIPPABLE: Readonly<Record<string, string>> = {
  en: "however|moreover|furthermore|therefore|nevertheless|nonetheless|in addition|additionally|for example|for instance|finally|of course|in fact|indeed|meanwhile|as a result|consequently|thus|hence|besides|likewise|similarly|accordingly|in short|in other words|after all|still|so|first|second|third|firstly|secondly|thirdly|lastly|to be sure|that said|even so|on the other hand|at the same time|by contrast|in contrast|for this reason|overall|in conclusion|to sum up",
  fr: "cependant|toutefois|néanmoins|pourtant|de plus|en outre|par ailleurs|en effet|par conséquent|enfin|ensuite|par exemple|en revanche|au contraire|ainsi|bref|de même|certes|d['’]ailleurs|en conclusion|finalement",
  es: "sin embargo|además|por lo tanto|por tanto|no obstante|en cambio|por ejemplo|finalmente|asimismo|por último|de hecho|en resumen|en conclusión|así pues|por otro lado|por otra parte",
  pt: "no entanto|contudo|todavia|porém|além disso|portanto|por exemplo|finalmente|por fim|de fato|em resumo|em conclusão|por outro lado|aliás|assim",
  it: "tuttavia|inoltre|perciò|pertanto|infine|invece|ad esempio|per esempio|infatti|dunque|quindi|in conclusione|insomma|del resto",
  ru: "кроме того|таким образом|тем не менее|например|наконец|следовательно|итак|впрочем|во-первых|во-вторых|в-третьих",
  uk: "крім того|таким чином|тим не менш|наприклад|нарешті|отже|втім",
  pl: "na przykład|po pierwsze|po drugie",
  ro: "de asemenea|de exemplu|în plus|prin urmare|așadar|totuși|în concluzie",
  tr: "ayrıca|örneğin|sonuç olarak|bununla birlikte|yine de",
  id: "namun|oleh karena itu|selain itu|misalnya|karena itu|akhirnya",
  vi: "tuy nhiên|do đó|vì vậy|ngoài ra|hơn nữa|ví dụ",
  el: "ωστόσο|επομένως|επίσης|για παράδειγμα|τέλος",
  zh: "然而|因此|此外|另外|例如|不过|总之|最后|同时",
  ja: "しかし|また|さらに|一方|例えば|たとえば|つまり|なお|したがって|最後に|ただし",
  ko: "하지만|그러나|또한|따라서|예를 들어|게다가|한편|결국",
  he: "עם זאת|כמו כן|בנוסף|לכן|לדוגמה|לבסוף|אולם",
  ar: "ومع ذلك|مع ذلك|بالإضافة إلى ذلك|على سبيل المثال|أخيرا|أخيرًا|لذلك",
};

/** True if a sentence refers back to the one before it. */
export function pointsBack(sentence: string, language: string): boolean {
  const text = sentence.replace(/^["'“„«「『(\s]+/u, "");
  const unspaced = POINTS_BACK_UNSPACED[language];
  if (unspaced !== undefined) return unspaced.test(text);
  const words = POINTS_BACK[language];
  if (words === undefined) return false;
  if (new RegExp(`^(?:${words})(?![\\p{L}\\p{M}\\p{Nd}])`, "iu").test(text)) return true;
  return POINTS_BACK_WITHIN[language]?.test(text) ?? false;
}

/** Removes a connective such as "However," from the start, if the rest is a complete sentence. */
export function withoutConnective(sentence: string, language: string): string {
  const words = STRIPPABLE[language];
  if (words === undefined) return sentence;
  const match = new RegExp(`^(?:${words})\\s*[,，、،]\\s*`, "iu").exec(sentence);
  if (match === null) return sentence;
  const rest = sentence.slice(match[0].length);
  if (pointsBack(rest, language)) return sentence;
  return capitalise(rest, language);
}
