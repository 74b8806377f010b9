import { normaliseText, splitLettersAndDigits } from '#domain/text/normalise-text.ts'
import { ANY_ERROR, prefixDistance } from './edit-distance.ts'
import { findTerms } from './find-terms.ts'
import { isPlace, TERM_KINDS, type Spelling, type TermKind, type Vocabulary } from './vocabulary.ts'

export interface Suggestion {
  kind: TermKind
  ref: string
  parent: string | null
  /** The spelling that completes the typed text. */
  text: string
}

const SUGGESTED: ReadonlySet<TermKind> = new Set<TermKind>(['make', 'model', 'city'])
const MOST_CHARACTERS = 80
/** How many of the last words may start one name. */
const MOST_WORDS = 4
const SHORTEST_FORGIVEN = 4
const LONG = 8

interface Completion extends Spelling {
  /** Typing errors. */
  edits: number
}

/**
 * Completions of the end of the typed text, without duplicates: models of the maker typed before, then makers, models
 * and cities, most common first. The full name of a maker also suggests its models.
 */
export function suggest(text: string, vocabulary: Vocabulary, limit: number): Suggestion[] {
  const words = splitLettersAndDigits(normaliseText(text.slice(-MOST_CHARACTERS)))
    .split(' ')
    .filter(Boolean)
    .slice(-MOST_WORDS)
  const endings = words.map((_, from) => words.slice(from).join(''))
  const make = findMake(words, vocabulary)
  const models = make?.isLast ? modelsOf(make.ref, vocabulary) : []
  const found =
    firstFound(endings, (key) => completions(vocabulary, key)) ??
    firstFound(endings, (key) => similarCompletions(vocabulary, key)) ??
    []
  // a maker that was already typed is not suggested again
  const continued = make?.isLast ? found : found.filter(({ term }) => term.kind !== 'make' || term.ref !== make?.ref)
  return distinct([...continued, ...models].toSorted((a, b) => byFit(a, b, make?.ref)))
    .slice(0, limit)
    .map(({ name, term: { kind, ref, parent } }) => ({ kind, ref, parent, text: name }))
}

/** The maker named last, anywhere in the text. */
function findMake(words: readonly string[], vocabulary: Vocabulary): { ref: string; isLast: boolean } | null {
  for (let to = words.length; to > 0; to -= 1) {
    for (let from = 0; from < to; from += 1) {
      const make = findTerms(vocabulary, words.slice(from, to).join('')).find(({ kind }) => kind === 'make')
      if (make) return { ref: make.ref, isLast: to === words.length }
    }
  }
  return null
}

function firstFound(keys: readonly string[], find: (key: string) => Completion[]): Completion[] | undefined {
  for (const key of keys) {
    const found = find(key)
    if (found.length) return found
  }
  return undefined
}

/** Names that start with the key. People omit the article of places, or add one. */
function completions(vocabulary: Vocabulary, key: string): Completion[] {
  const found = namesBeginningWith(vocabulary, key)
  if (key.startsWith('ال')) return found.length || key.length < 4 ? found : namesBeginningWith(vocabulary, key.slice(2))
  const places = key.length > 1 ? namesBeginningWith(vocabulary, `ال${key}`) : []
  return [...found, ...places.filter(({ term }) => isPlace(term))]
}

function namesBeginningWith({ sorted }: Vocabulary, prefix: string): Completion[] {
  // no key has this character
  const beyond = firstNotBelow(sorted, `${prefix}\uffff`)
  return sorted
    .slice(firstNotBelow(sorted, prefix), beyond)
    .filter(({ term }) => SUGGESTED.has(term.kind))
    .map((spelling) => ({ ...spelling, edits: 0 }))
}

function firstNotBelow(sorted: readonly Spelling[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.key ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Names that start almost like the key. The first letter must be right; digits are never corrected. */
function similarCompletions(vocabulary: Vocabulary, key: string): Completion[] {
  if (key.length < SHORTEST_FORGIVEN || /\d/.test(key)) return []
  const most = key.length >= LONG ? 2 : 1
  return namesBeginningWith(vocabulary, key.charAt(0))
    .map((completion) => ({ ...completion, edits: prefixDistance(key, completion.key, most, ANY_ERROR) }))
    .filter(({ edits }) => edits < Infinity)
}

function modelsOf(make: string, { sorted }: Vocabulary): Completion[] {
  return sorted
    .filter(({ name, term }) => term.kind === 'model' && term.parent === make && term.names[0] === name)
    .map((spelling) => ({ ...spelling, edits: 0 }))
}

function byFit(a: Completion, b: Completion, make: string | undefined): number {
  const belongs = ({ term }: Completion) => Number(make !== undefined && (term.ref === make || term.parent === make))
  return (
    belongs(b) - belongs(a) ||
    a.edits - b.edits ||
    TERM_KINDS.indexOf(a.term.kind) - TERM_KINDS.indexOf(b.term.kind) ||
    (b.term.weight ?? 0) - (a.term.weight ?? 0) ||
    // display names come first among the spellings
    a.term.names.indexOf(a.name) - b.term.names.indexOf(b.name)
  )
}

function distinct(found: readonly Completion[]): Completion[] {
  const seen = new Set<string>()
  return found.filter(({ term: { kind, ref } }) => {
    const id = `${kind} ${ref}`
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
