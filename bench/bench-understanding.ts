import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { createRandom } from '#server/features/demo/random.ts'
import { labelledSentences } from '../scripts/labelled-sentences.ts'
import { givenReference } from '../scripts/reference-vocabulary.ts'
import { timingsOf } from './measure.ts'
import { atMost, type Figure } from './report.ts'

const LONGEST = 200
const TEXTS = 200
/** Runs per sentence, of which the fastest counts: other load on the machine only adds time. */
const READINGS = 6

/** Time to parse a sentence into filters, without the search. */
export function benchUnderstanding(): Figure[] {
  const { vocabulary } = givenReference()
  const texts = [...labelledSentences().values()].flat().map(({ text }) => text)
  const read = (text: string) => understandAnyLayout(text, vocabulary, { thisYear: 2026 })
  const sentences = timingsOf(bestTimes(texts, read))
  const worst = bestTimes(mixtures(texts), read)
  return [
    atMost('a sentence, p50', sentences.p50, 'ms', 0.2),
    atMost('a sentence, p99', sentences.p99, 'ms', 2),
    atMost(`the worst of ${TEXTS} mixtures of ${LONGEST} characters`, Math.max(...worst), 'ms', 5),
  ]
}

function bestTimes(texts: readonly string[], read: (text: string) => unknown): number[] {
  const best = texts.map(() => Infinity)
  for (let reading = 0; reading < READINGS; reading += 1) {
    for (const [at, text] of texts.entries()) {
      const started = performance.now()
      read(text)
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - started)
    }
  }
  return best
}

/** Random mixtures of words of many sentences, the same in every run. */
function mixtures(texts: readonly string[]): string[] {
  const random = createRandom(11)
  const words = texts.flatMap((text) => text.split(/\s+/))
  return Array.from({ length: TEXTS }, () =>
    Array.from({ length: LONGEST }, () => random.pick(words))
      .join(' ')
      .slice(0, LONGEST),
  )
}
