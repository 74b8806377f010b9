import { ANY_ERROR, prefixDistance } from '#domain/search/edit-distance.ts'
import { foldHamza, normaliseText, squeeze } from '#domain/text/normalise-text.ts'

/** Something of the catalogue. */
export interface Named {
  slug: string
  name_ar: string
  name_en: string
  aliases: readonly string[]
}

/** Shorter words have too many neighbours. */
const FUZZY_FROM = 4
const NO_MATCH = 9

const plain = (text: string): string => foldHamza(squeeze(text))
const namesOf = (one: Named): string[] => [one.name_ar, one.name_en, ...one.aliases]

/** What somebody may mean, typed in either script and not to its end; the nearest first. All for nothing typed. */
export function findNamed<Item extends Named>(typed: string, items: readonly Item[]): Item[] {
  const wanted = plain(typed)
  if (!wanted) return [...items]
  return items
    .map((item) => ({ item, rank: Math.min(...namesOf(item).map((name) => rankOf(wanted, name))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** The one that is called just so. */
export function sameNamed<Item extends Named>(typed: string, items: readonly Item[]): Item | undefined {
  const wanted = plain(typed)
  return wanted ? items.find((item) => namesOf(item).some((name) => plain(name) === wanted)) : undefined
}

function rankOf(wanted: string, name: string): number {
  const squeezed = plain(name)
  if (squeezed === wanted) return 0
  if (squeezed.startsWith(wanted)) return 1
  if (
    normaliseText(name)
      .split(' ')
      .some((word) => foldHamza(word).startsWith(wanted))
  )
    return 2
  if (wanted.length > 1 && squeezed.includes(wanted)) return 3
  return wanted.length >= FUZZY_FROM && prefixDistance(wanted, squeezed, 1, ANY_ERROR) <= 1 ? 4 : NO_MATCH
}
