import { findPhrases, phrasePattern } from '../words/find-phrases.ts'
import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'
import type { TermKind } from '../vocabulary/vocabulary-term.ts'

/** «بس انا ابغاه», `but I want it`: what follows replaces what was said before. */
const CHANGED = phrasePattern(
  '(?:بس|لكن|ولكن)(?: انا)? (?:ابيها|ابيه|ابغاها|ابغاه|اريدها|اريده|افضلها|افضله|احبها|احبه|ودي بها|ودي به)(?: (?:لون|لونها|في|تكون|يكون))*',
  'و?انا (?:ابيها|ابيه|ابغاها|ابغاه|اريدها|اريده|افضلها|افضله)(?: (?:لون|لونها|تكون|يكون))*',
  'but(?: i)? (?:want|need|prefer|would like|like|d like) (?:it|mine|one)(?: (?:in|to be))*',
)

interface Item extends Range {
  kind: TermKind
}

/** Whether a meaning was said before another of its kind replaced it: «الماكان الاحمر بس ابغاه ابيض». */
export function replacedLater(words: readonly Word[], items: readonly Item[]): (item: Item) => boolean {
  const changes = findPhrases(words, CHANGED).flatMap(({ from, to }) => {
    const kind = items.find((item) => item.from === to)?.kind
    return kind === undefined || kind === 'make' || kind === 'model' ? [] : { from, kind }
  })
  return ({ from, kind }) => changes.some((change) => change.kind === kind && from < change.from)
}
