import { normaliseText } from '#domain/text/normalise-text.ts'
import { NEVER_NAMES } from './ordinary-words.ts'
import { findSimilarTerms, findTerms, type TermKind, type Vocabulary, type VocabularyTerm } from './vocabulary.ts'

/** One or more words that mean something, or a single word that does not. */
export interface Match {
  /** The normalised words. */
  text: string
  /** What they may mean, the likeliest first; empty for an unknown word. */
  terms: readonly VocabularyTerm[]
  /** Was a typing error forgiven? */
  corrected: boolean
}

const LONGEST_RUN = 5
const MOST_CHARACTERS = 200
const MOST_WORDS = 40
const CARS: readonly TermKind[] = ['make', 'model']
const SHORTEST_NAME = 3
/** Prefixes that Arabic writes onto a word: and, with, for, the. */
const CLITICS = ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل']

/** Normalised words, parted where letters meet digits: `LX570` gives `lx` and `570`. */
export function wordsOf(text: string): string[] {
  return normaliseText(text.slice(0, MOST_CHARACTERS))
    .replace(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$1$2 ')
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
}

/** Reads words from the first on, always the longest run that is known; then guesses at what stayed unknown. */
export function matchWords(words: readonly string[], vocabulary: Vocabulary): Match[] {
  const matches: Match[] = []
  for (let at = 0; at < words.length;) {
    const run = longestKnownRun(words.slice(at, at + LONGEST_RUN), vocabulary)
    matches.push(run ?? { text: words[at] ?? '', terms: [], corrected: false })
    at += run ? run.text.split(' ').length : 1
  }
  return dropLooseJeep(guessUnknown(matches, vocabulary))
}

/** «جيب» is Jeep, but beside another maker's name it only means that the car is an off-roader. */
function dropLooseJeep(matches: readonly Match[]): Match[] {
  const is_other = ({ text, terms }: Match) =>
    text !== 'جيب' &&
    terms.some(({ kind, ref, parent }) => (kind === 'make' ? ref : parent) !== 'jeep' && CARS.includes(kind))
  if (!matches.some(is_other)) return [...matches]
  return matches.filter(({ text }) => text !== 'جيب')
}

function longestKnownRun(words: readonly string[], vocabulary: Vocabulary): Match | null {
  for (let length = words.length; length > 0; length -= 1) {
    const run = words.slice(0, length)
    const key = run.join('')
    // a bare number is a year or a price long before it is a name, and a letter alone is nothing
    if (length === 1 && /^(?:\d+|\p{L})$/u.test(key)) return null
    const terms = findTerms(vocabulary, key)
    const found = terms.length ? terms : findInOtherForm(vocabulary, key)
    if (found.length) return { text: run.join(' '), terms: found, corrected: false }
  }
  return null
}

/** With the article that the name has, or without what was written onto it. */
function findInOtherForm(vocabulary: Vocabulary, key: string): readonly VocabularyTerm[] {
  if (key.length < SHORTEST_NAME) return []
  const with_article = findTerms(vocabulary, `ال${key}`)
  if (with_article.length) return with_article
  for (const clitic of CLITICS) {
    if (!key.startsWith(clitic) || key.length - clitic.length < SHORTEST_NAME) continue
    const terms = findTerms(vocabulary, key.slice(clitic.length))
    if (terms.length) return terms
  }
  return []
}

/** Tries unknown words joined with an unknown neighbour first, so that a name written in two is found. */
function guessUnknown(matches: readonly Match[], vocabulary: Vocabulary): Match[] {
  const guessed: Match[] = []
  for (let at = 0; at < matches.length; at += 1) {
    const [match, next] = [matches[at], matches[at + 1]]
    if (!match) break
    const pair =
      next && isGuessable(match) && isGuessable(next) ? guess(`${match.text} ${next.text}`, vocabulary) : null
    if (pair) at += 1
    guessed.push(pair ?? (isGuessable(match) ? guess(match.text, vocabulary) : null) ?? match)
  }
  return guessed
}

function isGuessable({ text, terms }: Match): boolean {
  return !terms.length && !NEVER_NAMES.has(text) && !/\d/.test(text)
}

function guess(text: string, vocabulary: Vocabulary): Match | null {
  const key = text.replaceAll(' ', '')
  const bare = key.startsWith('ال') ? key.slice(2) : key
  const terms = findSimilarTerms(vocabulary, key)
  const found = terms.length || bare === key ? terms : findSimilarTerms(vocabulary, bare)
  return found.length ? { text, terms: found, corrected: true } : null
}
