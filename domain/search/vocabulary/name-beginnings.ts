import { foldHamza, normaliseText, splitLettersAndDigits } from '#domain/text/normalise-text.ts'
import { letterSet } from '../words/letter-set.ts'
import { isPlace, TERM_KINDS, type TermKind, type VocabularyTerm } from './vocabulary-term.ts'

/** The filter value that a name stands for. */
export interface NamedValue {
  kind: TermKind
  ref: string
  /** The maker of a model. */
  parent: string | null
  isRare: boolean
  /** Rank among all values: common before rare ones; makers, models, then others. */
  order: number
}

/** A name from one of its words on. */
export interface Beginning {
  /** Normalised, without spaces and hamza. */
  key: string
  /** Bit set of the letters of the key. */
  letters: number
  /** Whether the name has words before this one. */
  isInner: boolean
  value: NamedValue
}

/** All names, from each of their words on, for completion. */
export interface NameBeginnings {
  /** Sorted by key. */
  sorted: readonly Beginning[]
  modelsOfMake: ReadonlyMap<string, readonly NamedValue[]>
}

const ARTICLE = /^ال(?=..)/

export const wordsOf = (text: string): string[] => splitLettersAndDigits(normaliseText(text)).split(' ').filter(Boolean)

export const keyOf = (words: readonly string[]): string => foldHamza(words.join(''))

/** All entries whose key begins with a prefix, which may be empty. */
export function beginningWith({ sorted }: NameBeginnings, key: string): readonly Beginning[] {
  // a character greater than any in a key
  return sorted.slice(firstNotBelow(sorted, key), firstNotBelow(sorted, `${key}\uffff`))
}

function firstNotBelow(sorted: readonly Beginning[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.key ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

export function nameBeginnings(terms: readonly VocabularyTerm[]): NameBeginnings {
  const values = new Map<string, NamedValue>()
  const sorted = terms
    .filter(({ makers }) => !makers)
    .toSorted(byCommonness)
    .flatMap((term) =>
      [term.ref, ...(term.also ?? [])].flatMap((ref) => {
        const { kind, parent, isRare = false } = term
        const id = `${kind} ${ref}`
        const value = values.get(id) ?? { kind, ref, parent, isRare, order: values.size }
        values.set(id, value)
        return beginningsOf(term, value)
      }),
    )
  const models = [...values.values()].filter(({ kind }) => kind === 'model')
  return {
    sorted: sorted.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    modelsOfMake: Map.groupBy(models, ({ parent }) => parent ?? ''),
  }
}

function byCommonness(a: VocabularyTerm, b: VocabularyTerm): number {
  return (
    Number(a.isRare ?? false) - Number(b.isRare ?? false) ||
    TERM_KINDS.indexOf(a.kind) - TERM_KINDS.indexOf(b.kind) ||
    (b.weight ?? 0) - (a.weight ?? 0)
  )
}

/** Places are also listed without the article of each word. */
function beginningsOf(term: VocabularyTerm, value: NamedValue): Beginning[] {
  const isInnerOf = new Map<string, boolean>()
  for (const name of term.names) {
    const words = wordsOf(name)
    for (const at of words.keys()) {
      const key = keyOf(words.slice(at))
      for (const form of isPlace(term) ? [key, key.replace(ARTICLE, '')] : [key]) {
        if (form) isInnerOf.set(form, at > 0 && isInnerOf.get(form) !== false)
      }
    }
  }
  return [...isInnerOf].map(([key, isInner]) => ({ key, letters: letterSet(key), isInner, value }))
}
