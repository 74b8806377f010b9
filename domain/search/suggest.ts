import { squeeze } from '#domain/text/normalise-text.ts'
import { findSimilarTerms, TERM_KINDS, type Vocabulary, type VocabularyTerm } from './vocabulary.ts'

export interface Suggestion {
  kind: VocabularyTerm['kind']
  ref: string
  parent: string | null
}

const SUGGESTED = new Set(['make', 'model', 'city'])
/** Spellings looked at behind a prefix: one letter has hundreds. */
const MOST_LOOKED_AT = 400

/** What completes the text being typed: makes first, then models and cities, the commoner first, each once. */
export function suggest(text: string, vocabulary: Vocabulary, limit: number): Suggestion[] {
  const key = squeeze(text.slice(0, 80))
  if (!key) return []
  const found = new Set<VocabularyTerm>()
  for (const prefix of prefixesOf(key)) {
    for (const term of completions(vocabulary, prefix)) found.add(term)
  }
  if (!found.size) for (const term of findSimilarTerms(vocabulary, key)) found.add(term)
  return [...found]
    .filter(({ kind }) => SUGGESTED.has(kind))
    .toSorted((a, b) => TERM_KINDS.indexOf(a.kind) - TERM_KINDS.indexOf(b.kind) || (b.weight ?? 0) - (a.weight ?? 0))
    .slice(0, limit)
    .map(({ kind, ref, parent }) => ({ kind, ref, parent }))
}

/** People type names with the article or without. */
function prefixesOf(key: string): string[] {
  if (/^[a-z0-9]/.test(key) || key.length < 2) return [key]
  return key.startsWith('ال') && key.length > 2 ? [key, key.slice(2)] : [key, `ال${key}`]
}

function completions(vocabulary: Vocabulary, prefix: string): VocabularyTerm[] {
  const { sorted, exact } = vocabulary
  const terms: VocabularyTerm[] = []
  const start = firstNotBelow(sorted, prefix)
  for (let at = start; at < Math.min(sorted.length, start + MOST_LOOKED_AT); at += 1) {
    const key = sorted[at] ?? ''
    if (!key.startsWith(prefix)) break
    terms.push(...(exact.get(key) ?? []))
  }
  return terms
}

function firstNotBelow(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
