import type { NumberPhrases } from "./number_phrases.ts";

/**
 * What the writer has to know of one language. Phrases in lower case, separated by commas; empty
 * where a language has none. "*" stands for any letters of a word, " … " for up to four words.
 */
export interface WritingWords {
  /** True if there are no spaces between words. */
  unspaced: boolean;
  /** True if a number with a full stop is an ordinal: "3. Mai". */
  ordinalStop: boolean;
  /** True if all nouns are capitalised. */
  capitalisedNouns: boolean;
  /** True if endings follow names after an apostrophe: "Ankara'da". */
  apostropheEndings: boolean;
  /** What ends a sentence; empty if that is a space. */
  fullStop: string;
  /** What stands between the items of an enumeration, with its space. */
  comma: string;
  /** Letters and spaces per second, as measured with the local voice. */
  lettersPerSecond: number;
  /** Call to keep a post, as it is shown. */
  save: string;
  /** Call to send a post to others, as it is shown. */
  share: string;
  /** Call to follow an account, as it is shown. */
  follow: string;
  /** Call to subscribe to a channel, as it is shown. */
  subscribe: string;
  /** Abbreviations after which a sentence goes on, without their last full stop. */
  abbreviations: string;
  /** The same, for those that are also words, or end sentences, unless a number follows: "no". */
  numberAbbreviations: string;
  /** Abbreviations that end a sentence as often as not: "p.m". */
  endingAbbreviations: string;
  /** What goes on with a sentence after a quotation that ends with a full stop. */
  afterQuotes: string;
  /** Conjunctions that join two main clauses, after a comma. */
  joins: string;
  /** Those of them that can also start a sentence. */
  startingJoins: string;
  /** Words that start a dependent clause after the main clause. */
  adds: string;
  /** Words that start a sentence whose main clause comes later. */
  opens: string;
  /** Conjunctions and pronouns of clauses that are said or described: "that". */
  relatives: string;
  /** What starts an addition after a dash or colon that is no sentence. */
  fragments: string;
  /** Pronouns of clauses that may tell which one is meant, as the comma before them is a must. */
  defining: string;
  /** Starts of parts that say whose words a sentence tells: "according to". */
  attributions: string;
  /** Ends of such parts, where they come first. */
  attributionEnds: string;
  /** Verbs that only report what is said, as in "said". */
  says: string;
  /** What joins them to a clause that is a sentence without them; empty if its words are in another order. */
  thats: string;
  /** Words of claims that are not to be told without who makes them. */
  disputed: string;
  /** Negations, conditions and hedges: a sentence means something else without them. */
  keeps: string;
  /** Starts of opening parts, before a comma, that a sentence can do without: "on monday". */
  openings: string;
  /** Articles, where nouns have them. */
  articles: string;
  /** Words before nouns, where they tell nouns from other words; "*" after articles written with them. */
  beforeNouns: string;
  /** Starts of sentences that mean little without the one before. */
  pointsBack: string;
  /** Starts of sentences that look the same, but mean something alone: "it is … to". */
  standsAlone: string;
  /** Words before demonstratives at the start of a sentence: "in". */
  prepositions: string;
  /** Words that point back after a preposition: "these". */
  demonstratives: string;
  /** Ends of sentences that point back: "of it". */
  closesBack: string;
  /** Pronouns that a person's name can take the place of at the start of a sentence. */
  namedBy: string;
  /** The same, for what belongs to the person, where "'s" is added to the name. */
  ownedBy: string;
  /** Connectives at the start of a sentence that can be dropped with the comma after them. */
  connectives: string;
  /** Words that add to what was said: "also". */
  additive: string;
  /** Pronouns of persons and things, where most sentences say them. */
  pronouns: string;
  /** What is referred to by number: "figure". */
  references: string;
  /** References to other places of a text: "see above". */
  crossReferences: string;
  /** What sentences say that are not about the text's subject. */
  boilerplate: string;
  /** Starts of letters and speeches, before a name. */
  greetings: string;
  /** Words that attribute news to a source. */
  reporting: string;
  /** Weekdays as news dates an event: "on monday". */
  weekdays: string;
  /** What jokes say. */
  jokes: string;
  /** First words of a text that brings in somebody nobody knows yet, as anecdotes do: "two". */
  someone: string;
  /** Words of questions that a few words answer in a riddle: "why". */
  riddles: string;
  /** What opinions are titled, and how they begin what they think. */
  opinions: string;
  /** What titles of guides say: "how to". */
  guides: string;
  /** What studies are spoken of with. */
  studies: string;
  /** What minutes of meetings are titled, and their labels. */
  minutes: string;
  /** Words of decisions in them. */
  decisions: string;
  /** How speakers address whom they speak to. */
  speeches: string;
  /** What notes on a new version say. */
  releases: string;
  /** What stories begin with, and how they tell what is said. */
  tales: string;
  /** Words for the writer and the reader: "I", "you". */
  persons: string;
  /** Words of deaths, war, disaster, crime and disease. */
  grave: string;
  /** Words and abbreviations for large numbers, after digits. */
  scales: string;
  /** Words for units of measurement, after digits. */
  units: string;
  /** What ingredients are measured in beside grams and litres, next to digits: "tbsp". */
  kitchen: string;
  /** What food is made of, as it is listed beside a recipe: "protein". What is in a recipe by itself is none. */
  nutrition: string;
  /** Words for percent, before or after digits. */
  percents: string;
  /** Words for currencies, after digits. */
  currencies: string;
  /** Words that count things, right after digits. */
  counters: string;
  /** What makes a number a year or date, right after digits. */
  dateMarks: string;
  /** What makes the number after it a limit: "up to". */
  limits: string;
  /** Words between a number and the whole it is part of. */
  of: string;
  /** What is told apart by the number after it: "page". */
  numberLabels: string;
  /** Words between the ends of a range. */
  ranges: string;
  /** Words for currencies, before digits: "USD". */
  currenciesBefore: string;
  /** What makes the number after it a rough one: "about". */
  approximations: string;
  /** What makes the number before it a limit: "or more". */
  limitsAfter: string;
  /** Words between a unit and what it is counted by: "per". */
  rates: string;
  /** Words for multiples, after digits: "times". */
  multiples: string;
  /** Words between the numbers of a ratio: "out of". */
  ratios: string;
  /** Ratios and multiples in words: "two thirds". */
  shares: string;
  /** Words that say of values that they share one whole: "made up of", "breakdown". */
  wholes: string;
  /** What joins the things of a row, in languages without spaces: "和". */
  rowJoints: string;
  /** What stands between such a thing and its value: "占". */
  rowLinks: string;
  /** What is left of a whole, as the name of a part: "others". */
  rests: string;
  /** Words between a change and how large it is: "by". */
  changes: string;
  /** Words of what rises, falls or becomes something else: "grew". */
  rises: string;
  /** What a change is told with, "1" standing for the earlier value and "2" for the later: "from 1 to 2". */
  fromTo: string;
  /** Names of countries that are also words, other places or people. */
  countryHomonyms: string;
  /** What denies the number after it: "not". */
  negations: string;
  /** Names of a text's parts before their numbers: "chapter". */
  numberedHeadings: string;
  /** Headings of what sums the whole text up before it begins. */
  abstracts: string;
  /** Headings that say nothing about their section. */
  genericHeadings: string;
  /** Headings of what is no part of the text. */
  noiseHeadings: string;
  /** Words between two things that are compared. */
  versus: string;
  /** Headings of what speaks for something. */
  pros: string;
  /** Headings of what speaks against it. */
  cons: string;
  /** Headings of the earlier state. */
  before: string;
  /** Headings of the later state. */
  after: string;
  /** Headings of what people believe. */
  myth: string;
  /** Headings of what is true. */
  fact: string;
  /** Headings of what to do. */
  dos: string;
  /** Headings of what not to do. */
  donts: string;
  /** Headings of a problem. */
  problem: string;
  /** Headings of its solution. */
  solution: string;
  /** Letters before an apostrophe that are no part of the word after it: "l". */
  elisions: string;
  /** Endings that are no part of a name or noun, longest first. */
  particles: string;
  /** Endings of verbs that mean nothing as topics, where they are told by them. */
  verbEndings: string;
  /** Endings of words that are not nouns. */
  nonNounEndings: string;
  /** Endings of cases and of adjectives: nobody calls a topic so. */
  obliqueEndings: string;
  /** Asks readers of an opinion for theirs, as it is shown. */
  askOpinion: string;
  /** Asks readers of tips or steps where they start, as it is shown. */
  askFirst: string;
  /** Asks readers what they learned, as it is shown. */
  askNew: string;
  /** Asks readers of a quotation for their consent, as it is shown. */
  askAgree: string;
  /** Call to send a joke on, as it is shown. */
  laugh: string;
  /** Call to keep a recipe, as it is shown. */
  saveRecipe: string;
  /** What stands before the name of a source and a colon. */
  source: string;
  /** What posts of each genre are tagged with, capitalised where there are capitals. */
  newsTag: string;
  recipeTag: string;
  quoteTag: string;
  jokeTag: string;
  opinionTag: string;
  tipsTag: string;
  /** True if adjectives mostly follow their noun. */
  nounFirst: boolean;
  /** True if the verb of a sentence comes second, so that nothing before it can be left out. */
  verbSecond: boolean;
  /** True if names have other endings by their place in a sentence. */
  inflectedNames: boolean;
  /** What clients ask for in this language; null if it is not understood. */
  wishes: WishWords | null;
  /** How numbers are said; null where only digits are known to be numbers. */
  numberWords: NumberPhrases | null;
  /** An adjective with its noun, where the two are told by their endings or the most frequent adjectives. */
  describedNoun: RegExp | null;
  /** What a phrase looks like that is of a verb rather than a noun. */
  verbalPhrase: RegExp | null;
}

/** The words of instructions. In frames, "…" stands for what they are about: "focus on …". */
export interface WishWords {
  /** From one to ten, in order; forms of the same number separated by "/". */
  numbers: string;
  /** What may stand before a number. */
  atMost: string;
  /** What is counted as points: "tips". */
  things: string;
  /** What is counted as pictures. */
  slides: string;
  hashtags: string;
  emoji: string;
  /** The call to action, and labels. */
  call: string;
  /** Frames of what the post is to be about. */
  focus: string;
  /** Frames of what it must not say. */
  avoid: string;
  /** Asks for a question as the hook. */
  question: string;
  short: string;
  /** Readers and words that are served by simple sentences. */
  simple: string;
  /** Words that ask for nothing by themselves: "please". */
  filler: string;
}

/** The parts that are phrases. */
export type WritingPart = {
  [Part in keyof WritingWords]: WritingWords[Part] extends string ? Part : never;
}[keyof WritingWords];
