import { isEverydayEnglish } from '../vocabulary/english-words.ts'
import { findInOtherForm, findTerms } from '../vocabulary/find-terms.ts'
import { isOrdinaryWord } from '../vocabulary/ordinary-words.ts'
import type { Word } from '../words/read-words.ts'
import type { VocabularyTerm } from '../vocabulary/vocabulary-term.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { WEAK_NAMES } from '../vocabulary/weak-names.ts'

const SHORTEST = 6
const SHORTEST_PART = 2
/** Names that other words may follow without a space, and such words that are unknown, in letters. */
const SHORTEST_NAME = 4
const SHORTEST_UNKNOWN = 5
/** «ابيكامري», `abicamry`; normalised. */
const WISHES: ReadonlySet<string> = new Set('ابي ابغي ابغا نبي نبغي اريد بدي ودي abi abgha abga want need'.split(' '))

/**
 * Splits names typed without a space: «هوندااكورد», `mazdacx5`, a wish before them («ابيكامري») and a word after them
 * (`camrynadeefa`, «سوناتابيضاء»).
 */
export function splitGlued(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  return words.flatMap((word, at) => {
    if (word.text.length < SHORTEST || /\d/.test(word.text) || isKnown(word.text, vocabulary)) return word
    const next = words[at + 1]
    const place = placeOfSplit(word.text, next?.from === word.to ? next.text : '', vocabulary)
    if (place === null) return word
    const isAsTyped = word.to - word.from === word.text.length
    const middle = isAsTyped ? word.from + place : null
    return [
      { ...word, text: word.text.slice(0, place), to: middle ?? word.to },
      { text: word.text.slice(place), from: middle ?? word.from, to: word.to },
    ]
  })
}

const isKnown = (text: string, vocabulary: Vocabulary): boolean =>
  findTerms(vocabulary, text).length > 0 ||
  isOrdinaryWord(text) ||
  isEverydayEnglish(text) ||
  findInOtherForm(vocabulary, text).length > 0

/** @param number a number that follows without a space: `mazdacx5` */
function placeOfSplit(text: string, number: string, vocabulary: Vocabulary): number | null {
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at += 1) {
    const [head, rest] = [text.slice(0, at), text.slice(at)]
    const [name] = vocabulary.exact.get(head) ?? []
    if (name?.kind === 'make' && hasModel(name, [rest, rest + number], vocabulary)) return at
    if (WISHES.has(head) && isCarName(rest, vocabulary)) return at
    if (isCarName(head, vocabulary) && mayFollow(rest, vocabulary)) return at
  }
  return null
}

const hasModel = ({ ref }: VocabularyTerm, names: readonly string[], vocabulary: Vocabulary): boolean =>
  names.some((name) => findTerms(vocabulary, name).some(({ kind, parent }) => kind === 'model' && parent === ref))

function isCarName(text: string, vocabulary: Vocabulary): boolean {
  if (text.length < SHORTEST_NAME || WEAK_NAMES.has(text) || isOrdinaryWord(text)) return false
  const kind = vocabulary.exact.get(text)?.[0]?.kind
  return kind === 'make' || kind === 'model'
}

function mayFollow(rest: string, vocabulary: Vocabulary): boolean {
  if (/^[a-z]/.test(rest) ? rest.length >= SHORTEST_UNKNOWN : rest.length > SHORTEST_PART && isOrdinaryWord(rest)) {
    return true
  }
  const kind = vocabulary.exact.get(rest)?.[0]?.kind
  return rest.length > SHORTEST_PART && kind !== undefined && kind !== 'make' && kind !== 'model'
}
