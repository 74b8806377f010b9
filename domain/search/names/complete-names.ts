import { ANY_ERROR, prefixDistance } from '../words/edit-distance.ts'
import { differenceOf, letterSet } from '../words/letter-set.ts'
import { beginningWith, keyOf, type NameBeginnings, type NamedValue } from '../vocabulary/name-beginnings.ts'

/** How a name matches the typed text, best first. */
export const FITS = ['whole', 'beginning', 'of_typed_make', 'inner_word'] as const

export interface Completion {
  value: NamedValue
  fit: (typeof FITS)[number]
  /** Typing errors, at most two. */
  edits: number
}

/** Maximum number of words that are completed to one name. */
const MOST_WORDS = 4
const SHORTEST_FORGIVEN = 4
const LONG = 8
/** Shorter texts do not count as whole names, even if a name equals them: «C». */
const SHORTEST_WHOLE = 3
/** Prefixes that are written without a space: «الكامري», «بالرياض», «لجدة», «وكيا». */
const BEFORE_NAMES = /^(?:ال(?=..)|[وبل](?=...))/

/**
 * Completions of the last words: the longest sequence of words that begins a name, else one that does with typing
 * errors. `from` is the index of its first word.
 */
export function completeNames(names: NameBeginnings, words: readonly string[]): { from: number; found: Completion[] } {
  const starts = [...words.keys()].slice(-MOST_WORDS)
  for (const complete of [completionsOf, similarCompletionsOf]) {
    for (const from of starts) {
      const found = complete(names, keyOf(words.slice(from)))
      if (found.length) return { from, found }
    }
  }
  return { from: words.length, found: [] }
}

function completionsOf(names: NameBeginnings, key: string): Completion[] {
  const beginnings = beginningWith(names, key)
  if (!beginnings.length && BEFORE_NAMES.test(key)) return completionsOf(names, key.replace(BEFORE_NAMES, ''))
  return beginnings.flatMap(({ key: whole, isInner, value }): Completion[] => {
    // too many words begin with any single letter
    if (isInner) return key.length > 1 ? [{ value, fit: 'inner_word', edits: 0 }] : []
    return [{ value, fit: whole === key && key.length >= SHORTEST_WHOLE ? 'whole' : 'beginning', edits: 0 }]
  })
}

/** Completions with typing errors. The first letter and digits must be correct. */
function similarCompletionsOf(names: NameBeginnings, key: string): Completion[] {
  if (key.length < SHORTEST_FORGIVEN || /\d/.test(key)) return []
  const most = key.length >= LONG ? 2 : 1
  const letters = letterSet(key)
  return beginningWith(names, key.charAt(0)).flatMap((name) => {
    if (name.isInner || name.key.length < key.length - most) return []
    // a cheap check first: each error explains one letter that the name lacks
    if (differenceOf(letters & ~name.letters, 0) > most) return []
    const edits = prefixDistance(key, name.key, most, ANY_ERROR)
    return edits <= most ? [{ value: name.value, fit: 'beginning', edits }] : []
  })
}
