import type { CarFilters } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import { dropUnmatchedWords } from './drop-unmatched-words.ts'
import { conditionsOf, type IgnoredValue } from './questions/conditions.ts'
import { followMerged } from './questions/follow-merged.ts'
import { createReader, readText } from './text/read-text.ts'

type Needed = Pick<DataServices, 'clock' | 'catalogue' | 'search'>

/** Reads the filters and the free text of a search for someone who sees what was made of them. */
export async function readAsked({ clock, catalogue: read, search }: Needed, { q = '', ...asked }: CarFilters) {
  const { hide_beaten: _, ...wanted } = asked
  const catalogue = await read()
  const { filters, moved } = followMerged(wanted, catalogue)
  const ignored: IgnoredValue[] = []
  const chosen = conditionsOf(filters, catalogue, ignored)
  const reader = createReader(catalogue, clock())
  const typed = await dropUnmatchedWords(readText(q, reader, chosen.length > 0), reader, search)
  return { filters, moved, ignored, chosen, typed, reader }
}
