import { findTerms } from './find-terms.ts'
import type { Word } from './read-words.ts'
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST = 6
const SHORTEST_PART = 2

/** Splits a maker and its model typed without a space: «هوندااكورد», `kiasportage`. */
export function splitGlued(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  return words.flatMap((word) => {
    if (word.text.length < SHORTEST || /\d/.test(word.text) || findTerms(vocabulary, word.text).length) return word
    const at = placeOfSplit(word.text, vocabulary)
    if (at === null) return word
    const isAsTyped = word.to - word.from === word.text.length
    const middle = isAsTyped ? word.from + at : null
    return [
      { ...word, text: word.text.slice(0, at), to: middle ?? word.to },
      { text: word.text.slice(at), from: middle ?? word.from, to: word.to },
    ]
  })
}

function placeOfSplit(text: string, vocabulary: Vocabulary): number | null {
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at += 1) {
    const make = vocabulary.exact.get(text.slice(0, at))?.[0]
    if (make?.kind !== 'make') continue
    const models = findTerms(vocabulary, text.slice(at))
    if (models.some(({ kind, parent }) => kind === 'model' && parent === make.ref)) return at
  }
  return null
}
