import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import { readWords, type Word } from '#domain/search/words/read-words.ts'

/** «اول» without an article is no place: «اول سيارة لبنتي». */
const ORDINALS: readonly (readonly [arabic: string, english: string])[] = [
  ['اول|اولي', 'first|1st'],
  ['ثاني|ثانيه', 'second|2nd'],
  ['ثالث|ثالثه', 'third|3rd'],
  ['رابع|رابعه', 'fourth|4th'],
  ['خامس|خامسه', 'fifth|5th'],
  ['سادس|سادسه', 'sixth|6th'],
]
/** Words for places among the cars that were shown, as alternatives of a pattern; the Arabic ones follow an article. */
export const PLACE_WORDS = {
  arabic: ORDINALS.map(([arabic]) => arabic).join('|'),
  english: ORDINALS.map(([, english]) => english).join('|'),
}
const ONE = '(?:وحده|واحده|واحد)'
const PATTERNS = ORDINALS.map(([arabic, english]) =>
  phrasePattern(
    `(?:ال|بال|لل)(?:${arabic})(?: (?:سياره|وحده|واحده|واحد))?`,
    `(?:${arabic}) ${ONE}`,
    `(?:${english})(?: (?:one|car))?`,
  ),
)
/** «أول ثنتين», `the first three`. */
const TWO = phrasePattern(
  '(?:ال)?اول (?:ثنتين|اثنين|سيارتين|وحدتين)|(?:ال)?(?:اولتين|ثنتين|سيارتين)|first (?:two|2)|both',
)
const THREE = phrasePattern('(?:ال)?اول (?:ثلاث|ثلاثه|٣|3)|first (?:three|3)')
const NUMBERED = phrasePattern('(?:رقم|و|number|no|and|بين) ?(?<place>[1-6])')
const BARE = phrasePattern('(?<place>[1-6])')
/** «قارن 1 و 3»: a number at the beginning counts if another one follows. */
const isPair = (numbers: readonly number[]): boolean => numbers.length > 1

/** Places among the cars that were shown which a text names, from 0, in its order: «الأول والثالث», `1 and 3`. */
export function readPlaces(words: readonly Word[]): number[] {
  if (findPhrases(words, TWO).length > 0) return [0, 1]
  if (findPhrases(words, THREE).length > 0) return [0, 1, 2]
  const named = PATTERNS.flatMap((pattern, place) => findPhrases(words, pattern).map(({ from }) => ({ from, place })))
  const numbers = findPhrases(words, BARE).map(({ from, groups }) => ({ from, place: Number(groups.place) - 1 }))
  const numbered = findPhrases(words, NUMBERED).map(({ from, groups }) => ({ from, place: Number(groups.place) - 1 }))
  const counted = isPair(numbers.map(({ place }) => place)) ? numbers : numbered
  const places = [...named, ...counted].toSorted((one, other) => one.from - other.from).map(({ place }) => place)
  return [...new Set(places)]
}

/** A question about a car that it names by its place, as one about the car: «هل الثانية فيها ضمان». */
export function withoutPlaces(text: string): string {
  const words = readWords(text)
  const [phrase] = PATTERNS.flatMap((pattern) => findPhrases(words, pattern))
  const [first, last] = [words[phrase?.from ?? -1], words[(phrase?.to ?? 0) - 1]]
  if (!first || !last) return text
  const it = /[a-z]/.test(first.text) ? 'it' : 'السيارة'
  const [before = ''] = text.split(text.slice(first.from, last.to))
  return `${before.replace(THE, '')}${it}${text.slice(last.to)}`
}

const THE = /(?:\bthe|السيارة|السياره)\s+$/iu
