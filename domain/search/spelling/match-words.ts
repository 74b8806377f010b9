import { findInOtherForm, findNumbered, findPlural, findTerms, mayBeginName } from '../vocabulary/find-terms.ts'
import { EMPTY_WORDS, OR_WORDS } from '../vocabulary/ordinary-words.ts'
import { isNumber, type Word } from '../words/read-words.ts'
import { findMisheardLetters, findSpokenLetters, isSpeltLetter, LONGEST_SPELT } from './spoken-letters.ts'
import { foldSpelling, type Vocabulary, type VocabularyTerm } from '../vocabulary/vocabulary.ts'

/** One or more known words, or a single unknown word. */
export interface Match {
  /** Index of the first word and of the one after the last. */
  from: number
  to: number
  /** The normalised words without spaces. */
  key: string
  /** Possible terms, likeliest first; empty for an unknown word. */
  terms: readonly VocabularyTerm[]
  /** Whether a typing error was corrected. */
  corrected: boolean
}

const LONGEST_RUN = 5
/** Scores: more known words first, then fewer names, then exact forms. */
const PER_WORD = 10
const PER_MATCH = 1
const OTHER_FORM = 3

interface Reading {
  score: number
  matches: readonly Match[]
}

/**
 * The reading with the most known words and, among those, the fewest and longest names.
 * @param isTaken whether a word already has a meaning; names do not include such words
 */
export function matchWords(
  words: readonly Word[],
  isTaken: (place: number) => boolean,
  vocabulary: Vocabulary,
): readonly Match[] {
  /** The best reading from each index on. */
  const readings: Reading[] = [{ score: 0, matches: [] }]
  const folds = words.map((word) => foldSpelling(keyOf(word)))
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const rest = readings[0] ?? { score: 0, matches: [] }
    let best = isTaken(from) ? rest : { ...rest, matches: [unknown(words, from), ...rest.matches] }
    let key = ''
    let folded = ''
    for (let to = from + 1; to <= words.length && to - from <= LONGEST_RUN && !isTaken(to - 1); to += 1) {
      if (to > from + 1 && words[to - 1]?.isApart) break
      const after = readings[to - from - 1] ?? rest
      key += keyOf(words[to - 1])
      folded += folds[to - 1]
      if (to > from + 1 && !mayGoOn(words, { from, to }, { key, folded }, vocabulary)) break
      if (isWithinArabizi(words, to, vocabulary)) continue
      const found = matchRun(words, { from, to }, { key, folded }, vocabulary)
      if (!found) continue
      const score = after.score + (to - from) * PER_WORD - found.cost
      if (score > best.score) best = { score, matches: [...found.matches, ...after.matches] }
    }
    readings.unshift(best)
  }
  return readings[0]?.matches ?? []
}

type Range = Pick<Match, 'from' | 'to'>
interface Found {
  matches: readonly Match[]
  cost: number
}

/** Whether a name may consist of a run of words or begin with it; spelt letters and numbers are part of many names. */
function mayGoOn(
  words: readonly Word[],
  { from, to }: Range,
  { key, folded }: { key: string; folded: string },
  vocabulary: Vocabulary,
): boolean {
  const hasOwnRules = isSpeltLetter(words[from]?.text ?? '') || isPartOfNumber(words[to - 1])
  return hasOwnRules || mayBeginName(vocabulary, key, folded)
}

/** Whether a digit stands for a letter, so that no name ends before it: `m|5|dom`, `t|9|e|7|ooni`. */
function isWithinArabizi(words: readonly Word[], to: number, vocabulary: Vocabulary): boolean {
  const [before, digit, after] = [words[to - 2], words[to - 1], words[to]]
  if (!before || !digit || !after || before.to !== digit.from || digit.to !== after.from) return false
  if (!/^[235679]$/.test(digit.text) || !/^[a-z]+$/.test(before.text) || !/^[a-z]+$/.test(after.text)) return false
  const next = words[to + 1]
  const goesOn = next !== undefined && next.from === after.to && /^\d$/.test(next.text)
  if (after.text.length < 3 && !goesOn) return false
  return !findTerms(vocabulary, after.text).length
}

const keyOf = (word: Word | undefined): string => (word && word.text !== '-' && word.text !== '+' ? word.text : '')

function unknown(words: readonly Word[], from: number): Match {
  return { from, to: from + 1, key: keyOf(words[from]), terms: [], corrected: false }
}

function matchRun(
  words: readonly Word[],
  range: Range,
  { key, folded }: { key: string; folded: string },
  vocabulary: Vocabulary,
): Found | null {
  // a bare number is more likely a year or a price than a name, and a single letter means nothing
  if (/^(?:\d*|\p{L})$/u.test(key)) return null
  const run = words.slice(range.from, range.to)
  // `an SUV or a pickup` names no Ora
  if (run.length > 1 && run.every(({ text }) => EMPTY_WORDS.has(text) || OR_WORDS.has(text))) return null
  const exact = findTerms(vocabulary, key, folded)
  const parts = matchMakeAndModel(words, range, exact, vocabulary)
  if (parts) return { matches: parts, cost: PER_MATCH }
  if (exact.length) return { matches: [{ ...range, key, terms: exact, corrected: false }], cost: PER_MATCH }
  const keys = run.map(keyOf)
  // «لا وربي» must not match «لاوربي»
  const several = findPlural(vocabulary, key)
  if (several.length) return { matches: [{ ...range, key, terms: several, corrected: false }], cost: OTHER_FORM }
  const other = keys.length > 1 && (keys[0] ?? '').length < 3 ? [] : findInOtherForm(vocabulary, key, keys.length === 1)
  if (other.length) return { matches: [{ ...range, key, terms: other, corrected: false }], cost: OTHER_FORM }
  const spelt = findSpokenLetters(vocabulary, keys)
  // «جي ال سي 300» must not match GL and C 300
  if (spelt.length) {
    const cost = keys.length === LONGEST_SPELT ? PER_MATCH : OTHER_FORM
    return { matches: [{ ...range, key, terms: spelt, corrected: false }], cost }
  }
  const misheard = findMisheardLetters(vocabulary, keys)
  return misheard.length ? { matches: [{ ...range, key, terms: misheard, corrected: true }], cost: OTHER_FORM } : null
}

/**
 * A maker followed by a number that is one of its models or ends its name (Mazda 3, Peugeot 2008, «هافال 6»), or a
 * maker's name that includes the model (Mini Cooper).
 */
function matchMakeAndModel(
  words: readonly Word[],
  { from, to }: Range,
  whole: readonly VocabularyTerm[],
  vocabulary: Vocabulary,
): readonly Match[] | null {
  const isWithinName = whole[0]?.kind === 'model'
  const isName = isWithinName || whole[0]?.kind === 'make'
  if (!isName && !isPartOfNumber(words[to - 1])) return null
  for (let split = from + 1; split < to; split += 1) {
    const rest = words.slice(split, to)
    const areNumbers = rest.every(isPartOfNumber)
    if (!areNumbers && !isName) continue
    const name = words.slice(from, split)
    const [nameKey, restKey] = [name.map(keyOf).join(''), rest.map(keyOf).join('')]
    const named = findTerms(vocabulary, nameKey)
    const makes = (named.length || !areNumbers ? named : findInOtherForm(vocabulary, nameKey)).filter(
      ({ kind }) => kind === 'make',
    )
    // «كيا ريو» is also a spelling of the model, but the maker was typed
    if (!makes.length) continue
    const found = areNumbers ? findNumbered(vocabulary, restKey, nameKey) : findTerms(vocabulary, restKey)
    const models = modelsOf(makes, isWithinName ? whole : found)
    if (!models.length) continue
    return [
      { from, to: split, key: nameKey, terms: makes, corrected: false },
      { from: split, to, key: restKey, terms: models, corrected: false },
    ]
  }
  return null
}

const isPartOfNumber = (word: Word | undefined): boolean => isNumber(word) || word?.text === '-'

function modelsOf(makes: readonly VocabularyTerm[], terms: readonly VocabularyTerm[]): VocabularyTerm[] {
  return terms.filter(({ kind, parent }) => kind === 'model' && makes.some(({ ref }) => ref === parent))
}
