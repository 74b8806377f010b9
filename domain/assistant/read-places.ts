import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'

const ORDINALS: readonly string[] = [
  '(?:و|ال|وال|بال)?(?:اول|اولي)(?: (?:سياره|وحده|واحده|واحد))?|first(?: one| car)?|1st',
  '(?:و|ال|وال|بال)?(?:ثاني|ثانيه)(?: (?:سياره|وحده|واحده|واحد))?|second(?: one| car)?|2nd',
  '(?:و|ال|وال|بال)?(?:ثالث|ثالثه)(?: (?:سياره|وحده|واحده|واحد))?|third(?: one| car)?|3rd',
  '(?:و|ال|وال|بال)?(?:رابع|رابعه)(?: (?:سياره|وحده|واحده|واحد))?|fourth(?: one| car)?|4th',
  '(?:و|ال|وال|بال)?(?:خامس|خامسه)(?: (?:سياره|وحده|واحده|واحد))?|fifth(?: one| car)?|5th',
  '(?:و|ال|وال|بال)?(?:سادس|سادسه)(?: (?:سياره|وحده|واحده|واحد))?|sixth(?: one| car)?|6th',
]
const PATTERNS = ORDINALS.map((pattern) => phrasePattern(pattern))
const NUMBERED = phrasePattern('(?:رقم|و|number|no|and|بين) ?(?<place>[1-6])')
const BARE = phrasePattern('(?<place>[1-6])')
/** «قارن 1 و 3»: a number at the beginning counts if another one follows. */
const isPair = (numbers: readonly number[]): boolean => numbers.length > 1

/** Places among the cars that were shown which a text names, from 0, in its order: «الأول والثالث», `1 and 3`. */
export function readPlaces(words: readonly Word[]): number[] {
  const named = PATTERNS.flatMap((pattern, place) => findPhrases(words, pattern).map(({ from }) => ({ from, place })))
  const numbers = findPhrases(words, BARE).map(({ from, groups }) => ({ from, place: Number(groups.place) - 1 }))
  const numbered = findPhrases(words, NUMBERED).map(({ from, groups }) => ({ from, place: Number(groups.place) - 1 }))
  const counted = isPair(numbers.map(({ place }) => place)) ? numbers : numbered
  const places = [...named, ...counted].toSorted((one, other) => one.from - other.from).map(({ place }) => place)
  return [...new Set(places)]
}
