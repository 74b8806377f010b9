import { isEverydayEnglish } from '../vocabulary/english-words.ts'
import { findMisspeltName } from './find-misspelt-name.ts'
import { findSimilarTerms, namesNear, type SimilarTerm } from './find-similar-terms.ts'
import type { Match } from './match-words.ts'
import { EMPTY_WORDS, isOrdinaryWord } from '../vocabulary/ordinary-words.ts'
import { isForeignWord } from './translate-words.ts'
import { WEAK_NAMES } from '../vocabulary/weak-names.ts'
import { withoutArticle, type Vocabulary, type VocabularyTerm } from '../vocabulary/vocabulary.ts'

const SHORTEST_PAIR = 6
/** Minimum length of a word that is corrected without a maker next to it. */
const SHORTEST_ALONE = 5
const SHORTEST_COLOUR = 4
/** Maximum number of words of a name that is guessed as a whole. */
const LONGEST_WHOLE = 4
const LATIN = /^[a-z]+$/

/**
 * Maximum number of unknown words. Guessing takes most of the time, and longer texts are sentences rather than
 * names.
 */
const MOST_GUESSES = 8

/** Makers that the text names with certainty, directly or by a model. */
export type KnownMakes = ReadonlySet<string>

/**
 * Matches unknown words with misspelt names. First joins each with an unknown neighbour, in case a name was split.
 * Next to a known maker only its own models are considered.
 */
export function guessNames(matches: readonly Match[], known: KnownMakes, vocabulary: Vocabulary): Match[] {
  const guessed: Match[] = []
  const seen = new Map<string, Match | null>()
  /** Caches guesses by word. */
  const guessOnce = (match: Match): Match | null => {
    const before = seen.get(match.key)
    if (before !== undefined || seen.size >= MOST_GUESSES)
      return before ? { ...before, from: match.from, to: match.to } : null
    const found = guess(match, known, vocabulary)
    seen.set(match.key, found)
    return found
  }
  const areGuessable = matches.map(isGuessable)
  for (let at = 0; at < matches.length; at += 1) {
    const [match, next] = [matches[at], matches[at + 1]]
    if (!match) break
    const mayBeName = areGuessable[at] ?? false
    const before = guessed.at(-1)
    if (before?.corrected && before.to === match.from) {
      // two consecutive guesses are rarely right, except for a maker and its model
      const make = before.terms[0]?.kind === 'make' ? new Set([before.terms[0].ref]) : null
      guessed.push((make && mayBeName && guess(match, make, vocabulary)) || match)
      continue
    }
    const whole = guessWhole(matches, areGuessable, at, vocabulary)
    if (whole) {
      guessed.push(whole)
      at = matches.findIndex(({ to }) => to === whole.to)
      continue
    }
    const joined = next && mayBeName && areGuessable[at + 1] && next.from === match.to ? join(match, next) : null
    // two short words can form a name by chance
    const pair = joined && joined.key.length >= SHORTEST_PAIR && guessOnce(joined)
    if (pair) at += 1
    guessed.push(pair || (mayBeName ? guessOnce(match) : null) || match)
  }
  return guessed
}

/** A model of three words or more of which some are misspelt: `range rovr sprot`, `range rover sprot`. */
function guessWhole(
  matches: readonly Match[],
  areGuessable: readonly boolean[],
  start: number,
  vocabulary: Vocabulary,
): Match | null {
  const run: Match[] = []
  for (const part of matches.slice(start, start + LONGEST_WHOLE)) {
    if (!isPartOfName(part) || (run.length > 0 && part.from !== run.at(-1)?.to)) break
    run.push(part)
  }
  for (let length = run.length; length > 1; length -= 1) {
    const parts = run.slice(0, length)
    if (!areGuessable.slice(start, start + length).includes(true)) continue
    const terms = findMisspeltName(
      parts.map(({ key, from, to }) => ({ key, length: to - from })),
      vocabulary,
    )
    if (terms.length) return { ...parts.reduce(join), terms, corrected: true }
  }
  return null
}

const isPartOfName = ({ key, terms }: Match): boolean =>
  /^\p{L}{3,}$/u.test(key) && (!terms.length || terms.some(isCar)) && !EMPTY_WORDS.has(key)

const join = (one: Match, other: Match): Match => ({ ...one, to: other.to, key: one.key + other.key })

/** A word with a possessive ending, such as «مستعملها», which is never a name. */
const OWNED = /\p{L}{3}(?:ها|هم|كم)$/u

function isGuessable({ key, terms }: Match): boolean {
  const isEveryday = isOrdinaryWord(key) || isEverydayEnglish(key) || isForeignWord(key)
  return !terms.length && !isEveryday && !/\d/.test(key) && !OWNED.test(key)
}

function guess(match: Match, known: KnownMakes, vocabulary: Vocabulary): Match | null {
  // `journeys` are no Dodge
  if (!known.size && match.key.endsWith('s') && WEAK_NAMES.has(match.key.slice(0, -1))) return null
  const isOwn = ({ kind, ref, parent }: VocabularyTerm) =>
    known.has(kind === 'make' ? ref : kind === 'model' ? (parent ?? '') : '')
  const isPlausible = (term: VocabularyTerm) => {
    if (isOwn(term)) return true
    // `camry wite`
    const shortest = known.size && term.kind === 'color' && LATIN.test(match.key) ? SHORTEST_COLOUR : SHORTEST_ALONE
    return !term.isRare && match.key.length >= shortest && (!known.size || !isCar(term))
  }
  for (const key of new Set([match.key, withoutArticle(match.key), withoutPreposition(match.key)])) {
    const near = namesNear(vocabulary.forgiven, key)
    const own = known.size ? findSimilarTerms(near, isOwn, true) : []
    const similar = own.length ? own : findSimilarTerms(near, isPlausible, false)
    if (similar.length) return { ...match, terms: nearest(similar), corrected: true }
  }
  return null
}

/** Without the preposition, but with the article: «بالراض», «للراض», «والراض». */
const withoutPreposition = (key: string): string => key.replace(/^(?:و?(?:بال|لل)|وال)(?=\p{L}{3})/u, 'ال')

const isCar = ({ kind }: VocabularyTerm): boolean => kind === 'make' || kind === 'model'

/** The terms with the fewest errors. */
function nearest(similar: readonly SimilarTerm[]): VocabularyTerm[] {
  return similar.filter(({ edits }) => edits === similar[0]?.edits).map(({ term }) => term)
}
