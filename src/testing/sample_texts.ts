/** A text as a client might send it, with what a reader of its language knows of it. */
export interface SampleText {
  name: string;
  language: string;
  text: string;
}

/**
 * Texts of many kinds, languages and scripts.
 *
 * @example
 * ```ts
 * const arabic = sampleTexts.filter(({ language }) => language === "ar");
 * ```
 */
export const sampleTexts: readonly SampleText[] = [
  {
    name: "an essay with headings",
    language: "en",
    text: `# Why old trees matter

A forest is more than the sum of its trunks. Old trees hold most of what makes it work, and they cannot be replaced within a human life.

## They store the most carbon

A large old tree can add as much wood in one year as a young tree holds in total. In one study of 403 species, researchers found that growth speeds up with size. That is because a bigger crown has more leaves to feed it.

## They are home to thousands of species

Hollows take more than a century to form. Owls, bats and wild bees all depend on them. A single oak can support 2,300 species, from lichens to birds.

## They pass on water and sugar

Fungi link the roots of neighbouring trees. Through this network, old trees share sugar with seedlings that grow in deep shade. However, the size of the effect is still debated.

## What you can do

- Leave dead branches where they fall
- Plant native species
- Ask your council to map its veteran trees

> The best time to plant a tree was twenty years ago. The second best time is now.
> — Chinese proverb
`,
  },
  {
    name: "a news report",
    language: "en",
    text: `City opens its first car-free school street

BRISTOL — The city council opened its first permanent car-free street outside a primary school on Monday, after a trial that cut traffic by 63 percent.

Around 450 pupils use the street every day. Before the trial, one in four children was driven to the gate, the council said.

"Parents told us they wanted to let their children walk, but they did not feel safe," said Maria Okafor, the councillor in charge of transport. "Now they do."

Residents can still drive through outside school hours. Deliveries have to be made before 8 a.m.

The scheme cost £120,000 and was paid for by parking fines. Officials said twelve more streets would follow by the end of next year.

Some shop owners fear losing customers. A petition against the plan has gathered 800 signatures.`,
  },
  {
    name: "a plain list",
    language: "en",
    text: `7 habits of calm people

1. Start slowly: They leave the phone in another room until breakfast is over.
2. Say no early: A quick no is kinder than a slow maybe.
3. Walk every day: Twenty minutes outside are enough to lower stress hormones.
4. Write it down: A worry on paper stops going round in circles.
5. Do one thing: Switching between tasks costs more time than it seems to save.
6. Sleep on it: Most decisions look smaller in the morning.
7. Thank someone: Gratitude is the shortest way out of a bad mood.`,
  },
  {
    name: "a shopping list",
    language: "en",
    text: "Shopping list\n- Milk\n- Eggs\n- Bread\n- Olive oil",
  },
  {
    name: "figures",
    language: "en",
    text: `The state of solar power

Solar panels now cost 90% less than they did in 2010. The world installed 447 gigawatts of new capacity in a single year, which is more than in the ten years before 2017 together. China alone built more than half of it. About 25 million homes in Europe have panels on their roofs. A typical system pays for itself within 8 to 12 years. Investment reached $500 billion, and for every dollar spent on fossil fuels almost two went to clean energy. Batteries have become 89% cheaper in the same time. The hardest part is no longer price but the grid: 3,000 gigawatts of projects are waiting for a connection.`,
  },
  {
    name: "a quotation",
    language: "en",
    text: "“If you want to go fast, go alone. If you want to go far, go together.” — African proverb",
  },
  {
    name: "a dialogue",
    language: "en",
    text: "Anna: Did you water the plants?\nBen: Which plants?\nAnna: The ones on the balcony.\nBen: I thought those were plastic.\nAnna: They are now.",
  },
  {
    name: "a joke",
    language: "en",
    text: "Why did the scarecrow win an award? Because he was outstanding in his field.",
  },
  {
    name: "one plain paragraph",
    language: "en",
    text: "Coffee was first grown in Ethiopia and reached Europe through the port of Venice. Today more than two billion cups are drunk every day. The bean is the seed of a cherry, and most of the fruit is thrown away. New companies turn the dried fruit into flour and tea. Farmers can earn more from the husk than from the bean itself. Yet few shops sell it, because many countries have not approved it as food. That may change soon. Roasting is what gives coffee its smell: more than 800 aromas form in twelve minutes. Light roasts keep more acid, dark roasts more bitterness. Ground coffee loses half of its aroma within fifteen minutes, so the grinder matters more than the machine.",
  },
  {
    name: "before and after",
    language: "en",
    text: "# Our support team, one year on\n\n## Before\n\nCustomers waited two days for an answer. Every third ticket was opened again.\n\n## After\n\nCustomers get an answer within an hour. Only one ticket in twenty comes back.\n\n## How we did it\n\nWe gave every agent the right to refund up to 100 euros. Nobody has to ask a manager any more.",
  },
  {
    name: "one sentence",
    language: "en",
    text: "Water boils at a lower temperature on a mountain than by the sea.",
  },
  { name: "three words", language: "en", text: "Buy local honey" },
  { name: "an emoji", language: "en", text: "🎉" },
  {
    name: "a German article",
    language: "de",
    text: `Warum Moore so wichtig sind

Moore bedecken nur drei Prozent der Landfläche der Erde. Trotzdem speichern sie doppelt so viel Kohlenstoff wie alle Wälder zusammen. In Deutschland sind rund 95 Prozent der Moore entwässert, z. B. für Äcker und Wiesen. Dadurch entweichen jedes Jahr etwa 53 Millionen Tonnen Treibhausgase.

Die Lösung klingt einfach: Das Wasser muss zurück in die Fläche. Wird ein Moor wieder nass, stoppt der Abbau des Torfs innerhalb weniger Monate. Auf nassen Flächen wachsen Schilf und Rohrkolben, aus denen sich Dämmplatten herstellen lassen. Landwirte verdienen damit schon heute Geld.

Am 3. Mai beginnt in Mecklenburg das bisher größte Projekt. Dr. Meier von der Universität Greifswald leitet es. Sie sagt, dass 2.000 Hektar in fünf Jahren wieder nass sein sollen.`,
  },
  {
    name: "a French article",
    language: "fr",
    text: `Le sel de Guérande, un savoir-faire millénaire

Sur la côte atlantique, près de 300 paludiers récoltent encore le sel à la main. Les marais salants couvrent environ 2 000 hectares et abritent plus de 280 espèces d’oiseaux. L’eau de mer traverse une série de bassins d’argile où le soleil et le vent font leur travail.

La fleur de sel se forme à la surface les soirs d’été. Elle se récolte en quelques heures, avant que le vent ne tourne. Cependant, une seule pluie peut ruiner une semaine de travail.

Le métier attire de nouveau les jeunes. Chaque année, une vingtaine d’entre eux suivent une formation d’un an. « Ici, on apprend à lire le ciel », dit Yann Le Goff, paludier depuis quinze ans.`,
  },
  {
    name: "a Spanish article",
    language: "es",
    text: `El aceite de oliva, oro líquido

España produce cerca del 45 % del aceite de oliva del mundo. Solo en la provincia de Jaén crecen más de 66 millones de olivos. Sin embargo, la sequía redujo la cosecha a la mitad en dos años y los precios se triplicaron.

Los agricultores buscan soluciones. Algunos plantan variedades que necesitan menos agua. Otros riegan por la noche con sensores que miden la humedad del suelo.

Un buen aceite se reconoce por tres cosas: el aroma, el amargor y el picor. El color no dice nada sobre la calidad. Guardado en un lugar fresco y oscuro, dura unos dieciocho meses.`,
  },
  {
    name: "an Arabic article",
    language: "ar",
    text: `النوم سر الصحة

يقضي الإنسان نحو ثلث حياته نائما. يساعد النوم الدماغ على ترتيب الذكريات والتخلص من السموم. يحتاج البالغون إلى سبع ساعات من النوم على الأقل كل ليلة.

تشير الدراسات إلى أن قلة النوم ترفع خطر الإصابة بأمراض القلب بنسبة 48%. الضوء الأزرق المنبعث من الهواتف يؤخر إفراز هرمون النوم. غرفة النوم الباردة والمظلمة تساعد على النوم العميق.

القهوة بعد الظهر تبقى في الجسم حتى منتصف الليل. المشي في ضوء الصباح يضبط ساعة الجسم. لذلك ينصح الأطباء بموعد ثابت للنوم والاستيقاظ.`,
  },
  {
    name: "a Hebrew article",
    language: "he",
    text: `ים המלח הולך ונעלם

ים המלח הוא המקום הנמוך ביותר על פני היבשה. מפלס המים יורד בכל שנה ביותר ממטר. הסיבה העיקרית היא שנהר הירדן כמעט אינו מגיע אליו עוד.

לאורך החוף נפערו יותר מ-6,000 בולענים. הבולענים נוצרים כאשר מים מתוקים ממיסים שכבות מלח מתחת לקרקע. כבישים וחופי רחצה נסגרו בגלל הסכנה.

מומחים הציעו להזרים מים מים סוף דרך תעלה. התוכנית עלתה מיליארדי דולרים ונזנחה. בינתיים התיירים ממשיכים לצוף על הגב ולקרוא עיתון.`,
  },
  {
    name: "a Russian article",
    language: "ru",
    text: `Байкал — самое глубокое озеро мира

Глубина Байкала достигает 1642 метров. В озере хранится около 20 % всей пресной воды планеты. Вода так прозрачна, что дно видно на глубине 40 метров.

Зимой озеро замерзает на четыре месяца. Толщина льда доходит до двух метров, и по нему ездят машины. Однако в последние годы лёд становится тоньше.

В Байкале живёт нерпа, единственный тюлень, который обитает только в пресной воде. Учёные до сих пор спорят, как она туда попала. Всего в озере насчитывают более 2600 видов животных.`,
  },
  {
    name: "a Hindi article",
    language: "hi",
    text: `मसालों का राजा: काली मिर्च

काली मिर्च दुनिया में सबसे ज़्यादा बिकने वाला मसाला है। इसकी खेती केरल के पहाड़ों में दो हज़ार साल से होती है। पुराने समय में काली मिर्च सोने के बराबर बिकती थी।

एक बेल हर साल लगभग 2 किलो मिर्च देती है। हरी मिर्च को धूप में सुखाने से उसका रंग काला हो जाता है। वियतनाम आज दुनिया की 40 प्रतिशत काली मिर्च पैदा करता है।

काली मिर्च हल्दी का असर कई गुना बढ़ा देती है। पिसी हुई मिर्च की खुशबू तीन महीने में उड़ जाती है। साबुत मिर्च खरीदना और घर पर पीसना बेहतर है।`,
  },
  {
    name: "a Japanese article",
    language: "ja",
    text: `お茶がからだにいい理由

緑茶にはカテキンという成分が多く含まれています。カテキンは脂肪の吸収を抑える働きがあります。ある調査では、毎日5杯以上飲む人は心臓病のリスクが26%低いことがわかりました。

しかし、飲みすぎには注意が必要です。カフェインは眠りを浅くすることがあります。寝る前の4時間は避けるのがよいでしょう。

お湯の温度も大切です。70度のお湯でいれると、甘みが引き立ちます。熱湯を使うと渋みが強くなります。`,
  },
  {
    name: "a Chinese article",
    language: "zh",
    text: `大熊猫为什么爱吃竹子

大熊猫每天要花十多个小时吃竹子。一只成年大熊猫一天能吃掉约38公斤竹子。竹子的营养很低，大熊猫只能吸收其中的17%。

科学家发现，大熊猫的祖先是吃肉的。大约700万年前，它们开始改吃竹子。因为竹子到处都有，而且没有其他动物来抢。

目前野生大熊猫约有1900只。中国建立了67个自然保护区。大熊猫国家公园的面积超过2.2万平方公里。`,
  },
  {
    name: "a Thai article",
    language: "th",
    text: `ข้าวไทยกับโลก

ประเทศไทยส่งออกข้าวปีละประมาณ 8 ล้านตัน ข้าวหอมมะลิปลูกมากในภาคตะวันออกเฉียงเหนือ กลิ่นหอมของข้าวมาจากสารธรรมชาติชนิดหนึ่ง

ชาวนาปลูกข้าวปีละหนึ่งถึงสองครั้ง การปลูกข้าวใช้น้ำมากกว่าพืชชนิดอื่น ภัยแล้งทำให้ผลผลิตลดลงร้อยละ 15 ในบางจังหวัด

นักวิจัยกำลังพัฒนาข้าวพันธุ์ใหม่ที่ทนแล้งได้ดี ข้าวพันธุ์นี้ใช้น้ำน้อยกว่าเดิม 30 เปอร์เซ็นต์`,
  },
];
