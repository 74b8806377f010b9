import { ANY_ERROR, editDistance, LIKELY_ERRORS } from '../words/edit-distance.ts'
import { isLongVowel } from '../words/likely-slips.ts'
import { differenceOf, letterSet } from '../words/letter-set.ts'
import {
  byImportance,
  withoutArticle,
  type ForgivenName,
  type Vocabulary,
  type VocabularyTerm,
} from '../vocabulary/vocabulary.ts'

const SHORTEST = 4
const MOST_ERRORS = 2
/** Minimum length for this many errors; shorter words may have one. */
const LONG = 8
/** Minimum length for letters in the wrong order. */
const SHORTEST_SHUFFLED = 6
/** Minimum length for an error in the first letter. */
const VERY_LONG = 10

export interface SimilarTerm {
  term: VocabularyTerm
  edits: number
}

/** A name that may be meant, and the two forms to compare. */
interface Near {
  name: ForgivenName
  typed: string
  most: number
  /** Whether the article was removed before comparing, which suggests a place even for short words. */
  isBare: boolean
}

/** Preselects names by length and letters, which is cheap and excludes most of them. Digits must be correct. */
export function namesNear(names: Vocabulary['forgiven'], key: string): readonly Near[] {
  if (key.length < SHORTEST || /\d/.test(key)) return []
  const bare = withoutArticle(key)
  const [letters, bareLetters] = [letterSet(key), letterSet(bare)]
  const near: Near[] = []
  for (const alike of namesOfSimilarLength(names, key)) {
    // all of the same length
    const length = alike[0]?.root.length ?? 0
    const mostOfWhole = mostLettersBetween(key, length)
    const mostOfPlace = mostLettersBetween(bare, length)
    for (const name of alike) {
      const { isPlaceName } = name
      const difference = differenceOf(name.letters, isPlaceName ? bareLetters : letters)
      if (difference > (isPlaceName ? mostOfPlace : mostOfWhole)) continue
      const typed = isPlaceName ? bare : key
      const isBare = isPlaceName && bare !== key && name.key !== name.root
      near.push({ name, typed, most: mostErrorsBetween(typed, length), isBare })
    }
  }
  return near
}

/** An error changes two letters at most, one if it changes the length. */
const mostLettersBetween = (typed: string, length: number): number =>
  2 * mostErrorsBetween(typed, length) - Math.abs(typed.length - length)

/**
 * Terms that a misspelt word may mean, fewest errors first.
 * @param isPlausible which terms are possible
 * @param isNarrow whether so few terms are possible that unlikely errors are accepted
 */
export function findSimilarTerms(
  near: readonly Near[],
  isPlausible: (term: VocabularyTerm) => boolean,
  isNarrow: boolean,
): readonly SimilarTerm[] {
  const found = new Map<VocabularyTerm, number>()
  for (const { name, typed, most, isBare } of near) {
    const terms = name.terms.filter(isPlausible)
    if (!terms.length) continue
    const isTooShort = typed.length < SHORTEST && !(isBare && lacksVowel(typed, name.root))
    const edits = isTooShort ? Infinity : errorsIn(typed, name.root, most, isNarrow)
    if (edits === Infinity) continue
    for (const term of terms) if (edits < (found.get(term) ?? Infinity)) found.set(term, edits)
  }
  return [...found]
    .map(([term, edits]) => ({ term, edits }))
    .toSorted((a, b) => a.edits - b.edits || byImportance(a.term, b.term))
}

function namesOfSimilarLength(all: Vocabulary['forgiven'], key: string): (readonly ForgivenName[])[] {
  const bare = withoutArticle(key)
  const [shortest, longest] = [bare.length - mostErrors(bare), key.length + mostErrors(key)]
  if (key.length >= VERY_LONG) {
    return [...all.values()].filter((names) => {
      const length = names[0]?.root.length ?? 0
      return length >= shortest && length <= longest
    })
  }
  // «اسكودا» and «سكودا»: an alef before two consonants is often added or omitted
  const letters = new Set([key.charAt(0), bare.charAt(0), 'ا', ...(key.startsWith('ا') ? [key.charAt(1)] : [])])
  return range(shortest, longest).flatMap((length) => [...letters].map((letter) => all.get(`${length}${letter}`) ?? []))
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const mostErrorsBetween = (typed: string, length: number): number => (length < LONG - 1 ? 1 : mostErrors(typed))

const mostErrors = (key: string): number => (key.length >= LONG ? MOST_ERRORS : 1)

function errorsIn(typed: string, meant: string, most: number, isNarrow: boolean): number {
  if (!beginAlike(typed, meant)) return Infinity
  if (typed.length >= SHORTEST_SHUFFLED && typed.length === meant.length && hasSameLetters(typed, meant)) {
    // «هيواندي»: letters are only transposed
    return editDistance(typed, meant, 2, ANY_ERROR) / 2
  }
  return editDistance(typed, meant, most, isNarrow ? ANY_ERROR : LIKELY_ERRORS)
}

/** Whether exactly one long vowel is missing: «الراض», «الدمم». */
const lacksVowel = (typed: string, meant: string): boolean =>
  [...meant].some((letter, at) => isLongVowel(letter) && meant.slice(0, at) + meant.slice(at + 1) === typed)

function beginAlike(typed: string, meant: string): boolean {
  return (
    typed.length >= VERY_LONG ||
    typed.charAt(0) === meant.charAt(0) ||
    (typed.startsWith('ا') && typed.charAt(1) === meant.charAt(0)) ||
    (meant.startsWith('ا') && meant.charAt(1) === typed.charAt(0))
  )
}

function hasSameLetters(one: string, other: string): boolean {
  return [...one].toSorted().join('') === [...other].toSorted().join('')
}
