import { MOST_DISTANCE } from '#domain/places/distances.ts'
import { AT_MOST, KM } from '#domain/search/understand-near.ts'
import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'

const DISTANCE = phrasePattern(`(?:${AT_MOST} )*(?<km>\\d{1,4}) ${KM}`)
/** Words around a distance that add nothing: «وسّع المسافة إلى 200 كم». */
const AROUND = phrasePattern(
  '(?:لا|طيب|بس|خل|خله|خلها|خليها|اجعل|اجعلها|وسع|وسعها|زد|زيد|قلل|غير|مسافه|المسافه|النطاق|البحث|الي|لين|حتي|لو|no|ok|make|it|only|just|widen|change|extend|the|distance|radius|search|to|by)',
)

/** The kilometres that a message of nothing else names: «بس ضمن 50 كم»; null for other messages. */
export function readDistance(words: readonly Word[]): number | null {
  const [found, ...others] = findPhrases(words, DISTANCE)
  const km = Number(found?.groups['km'])
  if (!found || others.length > 0 || km < 1 || km > MOST_DISTANCE) return null
  const known = [found, ...findPhrases(words, AROUND)]
  return words.every((_word, at) => known.some(({ from, to }) => at >= from && at < to)) ? km : null
}

const NEAREST = phrasePattern(
  '(?:ال)?اقرب(?:ها)?(?: (?:شي|واحده|وحده|سياره))?|(?:the )?(?:nearest|closest)(?: (?:ones?|cars?))?',
)

/** Whether a message of nothing else asks for the nearest ads: «الأقرب أول». */
export function asksForNearest(words: readonly Word[]): boolean {
  const [found] = findPhrases(words, NEAREST)
  const isFirst = ({ text }: Word) => ['اول', 'اولا', 'first', 'بس', 'طيب', 'لا'].includes(text)
  return found !== undefined && words.every((word, at) => (at >= found.from && at < found.to) || isFirst(word))
}
