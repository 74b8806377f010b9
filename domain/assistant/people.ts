import { findPhrases, phrasePattern, type Phrase } from '#domain/search/words/find-phrases.ts'
import { unitOf } from '#domain/search/numbers/spoken-numbers.ts'
import { readWords } from '#domain/search/words/read-words.ts'

const FAMILY = '(?:(?:ال|لل|ل)?(?:عائله|عايله|عيله|اسره)|(?:ل)?(?:عائلتي|عائلتنا|عايلتي|عايلتنا|عيلتي|اسرتي|اسرتنا))'
const PEOPLE = '(?:اشخاص|شخص|شخصا|افراد|فرد|انفار|نفر|نفرات)'
const PATTERNS = {
  /** «عائلة من ٧ أفراد», `family of six`. */
  persons: phrasePattern(
    `${FAMILY}(?: كبيره| صغيره)?(?: (?:من|مكونه من|فيها|عددها|عددنا|عددهم))? (?<count>\\d{1,2})(?: ${PEOPLE})?`,
    `(?:احنا|حنا|نحن|كلنا|عددنا)(?: ${FAMILY})?(?: من)? (?<count_us>\\d{1,2})(?: ${PEOPLE}| بالبيت| في البيت)?`,
    `(?:family|household|group) (?:of|with|has) (?<count_family>\\d{1,2})(?: (?:people|persons?|members?))?`,
    `we are (?:a family of )?(?<count_we>\\d{1,2})(?: (?:people|persons?))?`,
    `(?<count_before>\\d{1,2}) (?:person|people|member|members|persons|log|logon)(?: ki| ka)?(?: family)?`,
    `(?:family|ghar) (?:me|mein|main) (?<count_urdu>\\d{1,2})(?: log)?`,
  ),
  /** «عندي خمس عيال», `5 kids`. */
  kids: phrasePattern(
    `(?<count>\\d{1,2}) (?:عيال|اطفال|بزران|بزارين|بزور|اولاد|ورعان|kids|children|bachche|bache|bachay)`,
    `(?:عيالي|اولادي|اطفالي) (?<count_mine>\\d{1,2})`,
  ),
}

/** More people than in an ordinary car. */
const ORDINARY_SEATS = 5
const MOST_PEOPLE = 15
const PARENTS = 2

export interface People {
  /** The text with the seats that they need instead of the number of people. */
  text: string
  /** Seats to choose from, at least, if the text does not say how many people there are. */
  choices: readonly number[]
  /** Words of the text that are not those of the person, normalised. */
  words: readonly string[]
}

/** How many people a car is for: so many seats or more, if an ordinary car has fewer. */
export function readPeople(text: string): People {
  const words = readWords(text).map((word) => ({ ...word, text: unitOf(word.text.replace(/^ال/, '')) ?? word.text }))
  const [persons] = findPhrases(words, PATTERNS.persons)
  const [kids] = persons ? [] : findPhrases(words, PATTERNS.kids)
  const phrase = persons ?? kids
  const count = phrase && countOf(phrase)
  const [first, last] = [words[phrase?.from ?? -1], words[(phrase?.to ?? 0) - 1]]
  if (!count || !first || !last || count > MOST_PEOPLE) return { text, choices: [], words: [] }
  const isArabic = /\p{Script=Arabic}/u.test(phrase.text)
  const family = isArabic ? 'عائلة' : 'family'
  const seats = isArabic ? `${count} مقاعد أو أكثر` : `${count} seats or more`
  const isMany = persons !== undefined && count > ORDINARY_SEATS
  const said = isMany ? `${family} ${seats}` : family
  return {
    text: text.replace(text.slice(first.from, last.to), () => said),
    choices: kids ? [count + 1, count + PARENTS].filter((least) => least > ORDINARY_SEATS) : [],
    words: ['عائله', 'family'],
  }
}

const countOf = ({ groups }: Phrase): number =>
  Number(Object.entries(groups).find(([name, value]) => name.startsWith('count') && value !== undefined)?.[1] ?? 0)

/** Numbers of seats that «أو أكثر» means. */
export const seatsFrom = (least: number): number[] =>
  Array.from({ length: MOST_PEOPLE - least + 1 }, (_, at) => least + at)
