import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import { evidenceOf } from "../../../src/writing/source/evidence.ts";
import { genreOf } from "../../../src/writing/source/genre.ts";
import { outlineOf } from "../../../src/writing/source/outline.ts";
import { toneOf } from "../../../src/writing/source/tone.ts";

const read = (text: string, language?: string) => {
  const found = readText(text);
  const document = language === undefined ? found : { ...found, language };
  return evidenceOf(document, outlineOf(document));
};
const genre = (text: string, language?: string) => genreOf(read(text, language));
const tone = (text: string) => {
  const evidence = read(text);
  return toneOf(evidence, genreOf(evidence));
};

const NEWS: Readonly<Record<string, string>> = {
  ar: `إغلاق الجسر القديم في المدينة

أعلنت وزارة النقل يوم الاثنين إغلاق الجسر القديم أمام السيارات.

وقال المتحدث باسم الوزارة إن الأعمال ستستمر شهرين.

وأضاف أن الشرطة ستنظم حركة المرور في الشوارع المجاورة.

وبحسب البلدية، تبلغ كلفة المشروع أربعة ملايين.`,
  bg: `Старият мост затваря за два месеца

Министерството на транспорта съобщи в понеделник, че старият мост затваря за автомобили.

„Ремонтът ще продължи два месеца“, заяви говорителят на министерството.

Полицията ще пренасочва движението, каза кметът.

Според общината ремонтът струва четири милиона.`,
  cs: `Starý most se na dva měsíce uzavře

Ministerstvo dopravy v pondělí oznámilo, že se starý most uzavře pro auta.

„Oprava potrvá dva měsíce,“ řekla mluvčí ministerstva.

Policie bude dopravu odklánět, uvedl starosta.

Podle radnice stojí oprava čtyři miliony korun.`,
  da: `Den gamle bro lukker i to måneder

Ministeriet meddelte mandag, at den gamle bro lukker for biler.

»Arbejdet varer to måneder,« siger ministeriets talsmand.

Politiet vil lede trafikken udenom, oplyser borgmesteren.

Ifølge kommunen koster arbejdet fire millioner kroner.`,
  de: `Alte Brücke wird für zwei Monate gesperrt

Das Ministerium teilte am Montag mit, dass die alte Brücke für Autos gesperrt wird.

„Die Arbeiten dauern zwei Monate“, sagte eine Sprecherin.

Die Polizei leitet den Verkehr um, erklärte der Bürgermeister.

Laut der Stadt kostet die Sanierung vier Millionen Euro.`,
  el: `Κλείνει για δύο μήνες η παλιά γέφυρα

Το υπουργείο ανακοίνωσε τη Δευτέρα ότι η παλιά γέφυρα κλείνει για τα αυτοκίνητα.

«Τα έργα θα διαρκέσουν δύο μήνες», δήλωσε ο εκπρόσωπος του υπουργείου.

Η αστυνομία θα ρυθμίζει την κυκλοφορία, είπε ο δήμαρχος.

Σύμφωνα με τον δήμο, το έργο κοστίζει τέσσερα εκατομμύρια.`,
  en: `Old bridge to close for two months

The transport ministry announced on Monday that the old bridge will close to cars.

"The work will take two months," a spokeswoman said.

Police will direct traffic around the site, the mayor told reporters.

According to the council, the repair costs four million pounds.`,
  es: `El puente viejo cerrará dos meses

El ministerio anunció el lunes que el puente viejo cerrará a los coches.

«Las obras durarán dos meses», dijo una portavoz.

La policía desviará el tráfico, explicó el alcalde.

Según el ayuntamiento, la obra cuesta cuatro millones de euros.`,
  fa: `پل قدیمی دو ماه بسته می‌شود

وزارت راه روز دوشنبه اعلام کرد که پل قدیمی به روی خودروها بسته می‌شود.

سخنگوی وزارت گفت که کار دو ماه طول می‌کشد.

پلیس رفت و آمد را هدایت می‌کند، به گفته شهردار.

به گزارش شهرداری، هزینه کار چهار میلیون است.`,
  fi: `Vanha silta suljetaan kahdeksi kuukaudeksi

Ministeriö ilmoitti maanantaina, että vanha silta suljetaan autoilta.

”Työ kestää kaksi kuukautta”, sanoi ministeriön tiedottaja.

Poliisi ohjaa liikennettä, kertoi kaupunginjohtaja.

Kaupungin mukaan korjaus maksaa neljä miljoonaa euroa.`,
  fr: `Le vieux pont fermé pendant deux mois

Le ministère a annoncé lundi que le vieux pont sera fermé aux voitures.

« Les travaux dureront deux mois », a déclaré une porte-parole.

La police détournera la circulation, a précisé le maire.

Selon la ville, le chantier coûte quatre millions d'euros.`,
  he: `הגשר הישן ייסגר לחודשיים

משרד התחבורה הודיע ביום שני כי הגשר הישן ייסגר למכוניות.

"העבודות יימשכו חודשיים", אמרה דוברת המשרד.

המשטרה תכוון את התנועה, מסר ראש העיר.

לפי העירייה, עלות השיפוץ היא ארבעה מיליון.`,
  hi: `पुराना पुल दो महीने बंद रहेगा

परिवहन मंत्री ने सोमवार को घोषणा की कि पुराना पुल कारों के लिए बंद रहेगा।

प्रवक्ता ने कहा कि काम दो महीने चलेगा।

पुलिस यातायात को मोड़ेगी, महापौर ने बताया।

नगर निगम के अनुसार मरम्मत पर चालीस लाख रुपये खर्च होंगे।`,
  hu: `Két hónapra lezárják a régi hidat

A minisztérium hétfőn bejelentette, hogy a régi hidat lezárják az autók elől.

„A munka két hónapig tart” – mondta a szóvivő.

A rendőrség eltereli a forgalmat, közölte a polgármester.

Az önkormányzat szerint a felújítás négymillióba kerül.`,
  id: `Jembatan tua ditutup dua bulan

Kementerian mengumumkan pada Senin bahwa jembatan tua ditutup untuk mobil.

"Pekerjaan berlangsung dua bulan," kata juru bicara kementerian, ujarnya.

Polisi akan mengalihkan lalu lintas, menurut wali kota.

Pemerintah kota menjelaskan biaya perbaikan mencapai empat miliar.`,
  it: `Il vecchio ponte chiude per due mesi

Il ministero ha annunciato lunedì che il vecchio ponte chiude alle auto.

«I lavori dureranno due mesi», ha detto una portavoce.

La polizia devierà il traffico, ha spiegato il sindaco.

Secondo il comune i lavori costano quattro milioni di euro.`,
  ja: `古い橋、2か月間通行止めに

国土交通省は月曜日、古い橋を車両通行止めにすると発表した。

担当者は「工事は2か月かかる」と述べた。

警察が周辺の交通を誘導する。

市によると、工事費は4億円になる。`,
  ko: `낡은 다리 두 달간 폐쇄

국토교통부는 월요일 낡은 다리를 차량에 폐쇄한다고 밝혔다.

대변인은 "공사는 두 달 걸린다"고 말했다.

경찰이 주변 교통을 통제한다고 시장은 설명했다.

시에 따르면 공사비는 40억 원이다.`,
  nb: `Den gamle broen stenges i to måneder

Regjeringen opplyser mandag at den gamle broen stenges for biler.

– Arbeidet tar to måneder, sier talsperson Kari Lund.

Politiet vil lede trafikken utenom, forteller ordføreren.

Ifølge kommunen koster arbeidet fire millioner kroner.`,
  nl: `Oude brug twee maanden dicht

Het ministerie maakte op maandag bekend dat de oude brug dichtgaat voor auto's.

“Het werk duurt twee maanden”, zei een woordvoerder.

De politie leidt het verkeer om, liet de burgemeester weten.

Volgens de gemeente kost de renovatie vier miljoen euro.`,
  pl: `Stary most zamknięty na dwa miesiące

Ministerstwo poinformowało w poniedziałek, że stary most będzie zamknięty dla aut.

„Prace potrwają dwa miesiące” – powiedziała rzeczniczka.

Policja skieruje ruch objazdem, dodał burmistrz.

Według miasta remont kosztuje cztery miliony złotych.`,
  pt: `Ponte velha fecha por dois meses

O ministério anunciou na segunda-feira que a ponte velha fecha para carros.

“As obras duram dois meses”, disse uma porta-voz.

A polícia vai desviar o trânsito, explicou o prefeito.

De acordo com a cidade, a obra custa quatro milhões.`,
  ro: `Podul vechi se închide două luni

Ministerul a anunțat luni că podul vechi se închide pentru mașini.

„Lucrările durează două luni”, a declarat purtătorul de cuvânt.

Poliția va devia traficul, a precizat primarul.

Potrivit primăriei, lucrările costă patru milioane de lei.`,
  ru: `Старый мост закроют на два месяца

Министерство сообщило в понедельник, что старый мост закроют для машин.

«Работы займут два месяца», — заявила пресс-служба.

Полиция направит транспорт в объезд, рассказал мэр.

По данным мэрии, ремонт стоит четыре миллиона.`,
  sv: `Gamla bron stängs i två månader

Regeringen meddelade på måndagen att gamla bron stängs för bilar.

”Arbetet tar två månader”, säger talespersonen.

Polisen leder om trafiken, berättar borgmästaren.

Enligt kommunen kostar arbetet fyra miljoner kronor.`,
  tr: `Eski köprü iki ay kapanıyor

Ulaştırma Bakanlığı pazartesi eski köprünün araçlara kapanacağını açıkladı.

Sözcü, "Çalışma iki ay sürecek" dedi.

Polis trafiği yönlendirecek, diye belediye başkanı söyledi.

Belediyeye göre onarım dört milyon lira tutuyor.`,
  uk: `Старий міст закриють на два місяці

Міністерство повідомило у понеділок, що старий міст закриють для машин.

«Роботи триватимуть два місяці», — заявила речниця.

Поліція спрямує транспорт в об'їзд, додав мер.

За даними мерії, ремонт коштує чотири мільйони.`,
  vi: `Cầu cũ đóng cửa hai tháng

Bộ trưởng giao thông thông báo hôm thứ hai rằng cầu cũ sẽ đóng với ô tô.

Phát ngôn viên cho biết công việc kéo dài hai tháng.

Công an sẽ điều tiết giao thông, thị trưởng khẳng định.

Theo ông, chi phí sửa chữa là bốn tỷ đồng.`,
  zh: `老桥将关闭两个月

交通部周一宣布，老桥将对汽车关闭。

发言人表示：“施工需要两个月。”

警方将在周边疏导交通，市长透露。

据报道，维修费用为四百万元。`,
};

const OTHERS: readonly (readonly [string, string])[] = [
  [
    "recipe",
    `# Lemon lentil soup

## Ingredients

- 200 g red lentils
- 1 onion
- 2 carrots
- 1 lemon

## Method

1. Chop the onion and the carrots.
2. Simmer everything with the lentils for twenty minutes.
3. Stir in the lemon juice.`,
  ],
  [
    "recipe",
    `# Apfelmus

## Zutaten

- 1 kg Äpfel
- 50 g Zucker
- 100 ml Wasser
- 1 Zitrone

## Zubereitung

1. Die Äpfel schälen.
2. Alles weich kochen.
3. Fein pürieren.`,
  ],
  [
    "howto",
    `# How to patch a bicycle tyre

1. Take the wheel off the frame.
2. Lift the tyre over the rim with a lever.
3. Find the hole in a bowl of water.
4. Glue the patch over it.`,
  ],
  [
    "faq",
    `# Moving to the new library card

## Do I need a new card?

No, the old one works until it expires.

## What does it cost?

The card is free for everybody under eighteen.

## Where do I collect it?

At any branch, with an identity card.`,
  ],
  [
    "interview",
    `Reporter: How did you start to keep bees?

Lena Voss: My grandfather had six hives behind the barn, and one summer he simply handed me the smoker and told me to be quiet and slow.

Reporter: What has changed since then?

Lena Voss: The winters are warmer, so the colonies fly earlier and find nothing, and we have to feed them in weeks when they used to sleep.`,
  ],
  [
    "dialogue",
    `Ada: Are you awake?

Ben: No.

Ada: Then who is talking?

Ben: My pillow.`,
  ],
  [
    "story",
    `Once upon a time a miller lived beside a river that ran only at night.

One day his daughter asked where the water went.

"Nobody asks the river," whispered the miller. "It is rude!"

But that night she sat down on the bank with a lantern and waited.

"Why do you hide?" she said to the dark.

The river sighed and stood still.`,
  ],
  [
    "story",
    `Es war einmal ein Müller, der an einem Fluss wohnte, welcher nur nachts floss.

Eines Tages fragte seine Tochter, wohin das Wasser gehe.

„Den Fluss fragt man nicht!“, flüsterte der Müller.

In der Nacht setzte sie sich mit einer Laterne ans Ufer und wartete.

Der Fluss seufzte und blieb stehen.`,
  ],
  [
    "speech",
    `Ladies and gentlemen, dear friends,

It is an honour to open this school today. I stood here forty years ago, and there was only a field.

We built it because a town that does not teach its children has stopped believing in itself.

I ask you to look after it. Thank you very much.`,
  ],
  [
    "science",
    `Short walks and working memory

Abstract. In this study we asked whether short walks improve working memory (Adler and Boone, 2018). Participants walked or rested for ten minutes before each experiment.

Researchers tested 84 participants twice. The findings suggest a small effect of walking (p < 0.05). Our hypothesis held for adults under forty (Chen et al., 2020), but the sample was small.`,
  ],
  [
    "release",
    `# Lantern 4.2.0

Lantern 4.2.0 is released today.

## New features

- Charts can be exported as SVG.
- The editor now supports tables.

## Bug fixes

- Fixed a crash when a file was empty.
- Version 4.1.3 lost its settings after an upgrade.`,
  ],
  [
    "minutes",
    `# Minutes of the garden committee

Present: A. Moss, B. Reed, C. Thorn

Apologies: D. Fern

Agenda: fence, water, budget

The fence was approved unanimously. It was agreed that B. Reed will order the posts.

Next meeting: first Tuesday of the month. The chair adjourned at nine.`,
  ],
  [
    "list",
    `Five quiet places in the city

1. The courtyard behind the old mint
2. The top floor of the map library
3. The botanical steps
4. The ferry at noon
5. The chess tables by the canal`,
  ],
  [
    "essay",
    `Why rivers bend

A river never runs straight for long. Water on the outside of a curve moves faster and takes soil from the bank. On the inside it slows and drops what it carries.

So every small curve becomes a larger one. After centuries the loops nearly touch, and one flood joins them.`,
  ],
];

describe("genreOf()", () => {
  for (const [language, text] of Object.entries(NEWS)) {
    test(`knows news in "${language}"`, () => {
      expect(genre(text, language)).toBe("news");
    });
  }

  for (const [index, [name, text]] of OTHERS.entries()) {
    test(`knows text ${index + 1} as ${name}`, () => {
      expect(genre(text)).toBe(name as ReturnType<typeof genre>);
    });
  }

  test("calls a poem verse, and a story in which much is said no news", () => {
    const poem = `The kettle hums a minor third,
the cat has not yet said a word,
the frost has drawn upon the pane
a railway line without a train.

I pour the tea, I cut the bread,
I think of what the postman said,
and somewhere underneath the snow
the crocuses already know.`;
    expect(genre(poem)).toBe("verse");
  });
});

describe("toneOf()", () => {
  test("hears that people died, and what is light", () => {
    const fire = `Four dead in warehouse fire

Four people were killed when a warehouse burned down on Friday, police said.

Twelve others were injured, two of them seriously, officials said.`;
    expect(tone(fire)).toBe("grave");
    expect(tone(NEWS.en ?? "")).toBe("neutral");
    expect(tone(OTHERS[0]?.[1] ?? "")).toBe("light");
  });

  test("takes no deadline or dead end for a death", () => {
    expect(
      tone(
        "How we met our deadline\n\nThe project had run into a dead end. We cut the scope and shipped on time.",
      ),
    ).toBe("neutral");
  });
});

test("a long text that counts a few things somewhere is no guide, and a short one that consists of them is", () => {
  const steps = "1. Wet the clay.\n2. Knead the clay.\n3. Rest the clay.";
  const code = "```\nkiln --start\n```\n\n```\nkiln --stop\n```";
  const told =
    "The kiln of the old pottery was fired for the last time in the spring of that year, and the potters sold what was left in it to whoever came by.";
  const long = Array.from({ length: 30 }, (_, index) => `${told} It was day ${index}.`);
  expect(genre([...long, steps, code].join("\n\n"))).not.toBe("howto");
  expect(genre([told, steps, code].join("\n\n"))).toBe("howto");
});
