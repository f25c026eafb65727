/** How it is told where the words of a language's compounds meet. */
export interface Seams {
  /** Letters on both sides of a seam, which is a soft hyphen. */
  joint: RegExp;
  /** Words that many others begin with, as they are written there. */
  first: RegExp;
  /** Words that many others end with. */
  second: RegExp;
  /** Syllables that a word begins with. */
  prefix?: RegExp;
  /** Syllables that no word begins with. */
  ending?: RegExp;
}

/** The languages of which it is known. */
export const SEAMS: Readonly<Record<string, Seams>> = {
  de: {
    // Endings of nouns that are followed by an s where another noun follows.
    joint: /(?:ungs|heits|keits|schafts|tions|sions|täts|lings|tums)\u00ad/iu,
    first:
      /(?:^|s)(?:arbeits?|arbeitslosen|auslands|bildungs|bundes|daten|energie|familien|finanz|frauen|gemeinde|geschlechts?|gesundheits|handels|haupt|inlands|jahres|jugend|kinder|klima|kranken|kriegs|landes|lebens|lebensmittel|menschen|mittel|nachrichten|natur|partei|personen|pflege|polizei|renten|schul|selbst|sicherheits|sonder|staats|stadt|straßen|strom|umwelt|unternehmens?|verfassungs|verkehrs|volks|wahl|wasser|welt|wirtschafts|wohnungs?|zukunfts)$/iu,
    second:
      /^(?:abkommen|abteilung|amt|anlage|anstalt|arbeit|aufgabe|ausgabe|ausschuss|bahn|bank|behörde|beihilfe|bericht|bekämpfung|bewegung|bildung|dienst|einnahme|eintrag|erhöhung|fall|feld|fläche|förderung|führung|forschung|fragen?$|gebäude|gebiet|gericht|gesellschaft|gesetz|gruppe|haltung|haus|heizung|hilfe|höhe|industrie|kabine|kammer|kampf|kirche|konferenz|konto|kosten|kraft|kräfte|krise|lehre|leistung|leitung|lösung|lücke|markt|maschine|meldung|minister|mittel|nummer|nutzung|ordnung|partei|plan$|planung|platz|politik|preis|problem|programm|produktion|prüfung|punkt|recht|rechnung|reform|regierung|register|schutz|schule|sicherung|speicherung|spiel|stelle|steuer|straße|suche|suppe|system|technik|teil|träger|unternehmen|verband|verbot|verein|verfahren|versicherung|versorgung|vertrag|verwaltung|wagen|wechsel|wende|wert|wirtschaft|werk|wesen|wissenschaft|zahl|zeichen|zeit|zentrum|ziel)/iu,
    prefix: /^(?:be|emp|ent|er|ge|miss|ver|zer)$/iu,
    ending:
      /^(?:haft|heit|heits|in|in\p{L}{0,2}n|keit|keits|lich|li\p{L}{0,3}|ling|schaft|schafts|ten|te|tum|ung|ungen|ungs)$/iu,
  },
  fi: {
    // A genitive before letters that do not follow an n within a word, and nouns in -us.
    joint: /\p{L}{3}[aeiouyäö]n\u00ad[jlmprv]|\p{L}{2}[uy]s\u00ad[hjlmnprv]/iu,
    first:
      /^(?:asunto|eläke|elinkeino|elokuva|energia|esi|huolto|hyvinvointi|ilmaston|itse|joukko|kansalais|kansan|kaupungin|kaupunki|kirjasto|koti|kulttuuri|kunnallis|kunnan|lakisääteis|lapsi|liikenne|luonnon|lähi|maahan|maatalous|mielen|moni|määrä|oikeus|opetus|paikallis|palautus|perus|polku|puolustus|sisä|sosiaali|suomalais|sähkö|talous|tasavallan|tasa|tekno|teksti|terveyden|tieto|toimeen|turvallisuus|ulko|uudis|vaihto|valtion|valtiovarain|vapaa|yhteis|ympäri|ympäristön|ympäristö)$/iu,
    second:
      /^(?:aika|aikai|ajan|alue|aluei|asema|asian|auto|ehto|eläk|hallinno|hallinto|hallitu|hankin|hanke|hankk|henki|hinna|hinta|hoido|hoito|huolto|huollo|huone|johdo|johta|johto|järjestelm|järjestö|kauppa|kaupa|kehity|keino|kesku|kieli|kirjasto|kokou|kortti|kortin|koulu|kulu|kumppan|kunna|kunta|kustannu|kysymy|laino|laina|laito|lakko|laskel|lasku|lauta|liiken|liikkee|liike|liiton|liitto|linja|lupa|luvan|maksu|markkina|matka|mahdollisuu|menetelm|menettely|ministeri|muuto|muuttu|määräraho|neuvo|näkö|näyttely|ohjelm|oikeu|opetu|opisto|osaami|osasto|osto|paikka|paika|palkkio|palkka|palvelu|pankki|piste|politii|poliisi|puhelu|puhelin|puolue|pyör|päivä|päätö|raho|rahasto|raja|rakennu|ratkaisu|rikko|riko|ryhmä|sairaala|sairau|selvity|sopimu|suhte|suoja|suojel|suunnit|säästö|säännö|sääntö|talo|taso|tavara|tavoit|teatteri|tehtäv|teknii|tekij|terveys|tiedo|tieto|tilai|tilasto|toimi|toiminn|tuen|tukea|tukien|tulo|tunnu|tuotan|tuott|turva|tutki|tutkimu|työ|uudistu|vaalei|vaali|vaihto|valio|valla|valta|valvon|varust|vastuu|vero|viesti|virasto|virhe|voima|vuode|vuosi|väli|yhdisty|yhtiö|yhteis|yliopisto|yrity|ympäristö)/iu,
  },
  hu: {
    // Nouns that are made of verbs and adjectives, before letters that are no ending of theirs.
    joint: /\p{L}{2}[áé]s\u00ad[bcdfghjklmnprvz]|\p{L}{2}s[áé]g\u00ad(?![aeoi]|[bhknt][aáeéoöü])/iu,
    first:
      /^(?:adó|alap|alkotmány|állam|általános|bank|bel|bér|civil|egészség|egyetem|elektro|elő|első|energia|érdek|felső|fogyasztó|föld|gazdaság|gépjármű|gyermek|gyógyszer|hadi|helyi|honvéd|ingatlan|ipar|jog|katasztrófa|kerékpár|kereskedelem|kis|klíma|kormány|könyvtár|környezet|köz|közép|külső|kül|lakás|lakó|levegő|lég|magán|másod|mező|mezőgazdaság|miniszter|mozgás|munka|műszaki|nagy|nemzet|nép|nyilvántartás|nyugdíj|ország|önkormányzat|ön|pénz|polgár|rendőr|sport|szak|szám|személy|szociális|táv|társadalom|tartomány|termék|természet|tömeg|tudomány|tűz|új|vagyon|vállalat|város|verseny|világ|vissza|vízi|víz)$/iu,
    second:
      /^(?:adatbáz|adósság|alap|alkalm|bántalm|beruház|beteg|biztons|biztos|bizotts|bíróság|csökken|díj|egészség|egyetem|ellát|ellen|elnök|előír|emelés|emelked|épít|érték|fejleszt|fejlőd|felel|felhaszn|felújít|felügyel|fenntart|férfi|fizet|fogyaszt|forgal|forrás|gazdas|gazdál|gondoz|gyárt|gyűjt|hálózat|háború|helyz|hivatal|igazgat|intéz|iskol|járvány|jelent|jog|képes|képvisel|kereskedel|kezel|költség|közleked|központ|kölcsön|könyvtár|közös|kultúr|kutat|látogat|levél|lehetőség|mentes|minősít|minőség|munkás|működ|művel|nélküli|növek|nyilatkozat|oktat|orszá|osztály|önkormány|pályáz|párt|politik|probl|rend|rendel|rendsz|segély|seged|szaval|szavaz|szennyez|szerep|szerv|szerz|szerződ|szolgál|szolgáltat|szóvivő|szövetség|társaság|támogat|tanács|tartal|technik|termel|terület|teljesít|tervez|tevékeny|törvény|tudomány|újít|ügyi|ügyel|utas|ülés|ünnep|üzem|vállal|változ|vásárl|vezet|védel|védő|verseny|vizsgál|világít|választ|vonal|vonat)/iu,
  },
};
