import { searchText } from '#domain/text/normalise-text.ts'
import { ANY_ERROR, prefixDistance } from '../words/edit-distance.ts'

/** Something with a name in both languages. */
export interface Named {
  name_ar: string
  name_en: string
  aliases: readonly string[]
}

/** Minimum length for tolerating typing errors, in characters. */
const FUZZY_FROM = 4
const NO_MATCH = 9

const plain = (text: string): string => searchText(text).replaceAll(' ', '')
/** «رياض» is «الرياض», "Khobar" is "Al Khobar". */
const ARTICLE = /^(?:ال|al )(?=\S\S)/
const withoutArticle = (text: string): string => searchText(text).replace(ARTICLE, '').replaceAll(' ', '')
const namesOf = (one: Named): string[] => [one.name_ar, one.name_en, ...one.aliases]

/**
 * Finds items by a typed text in either script, which may be incomplete; best match first, equal ones in their
 * order. An empty text finds all.
 */
export function findNamed<Item extends Named>(typed: string, items: readonly Item[]): Item[] {
  if (!plain(typed)) return [...items]
  return items
    .map((item) => ({ item, rank: Math.min(...namesOf(item).map((name) => rankOf(typed, name))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** The item with exactly this name, apart from the article. */
export function sameNamed<Item extends Named>(typed: string, items: readonly Item[]): Item | undefined {
  const called = (wanted: string, formOf: (name: string) => string) =>
    wanted ? items.find((item) => namesOf(item).some((name) => formOf(name) === wanted)) : undefined
  return called(plain(typed), plain) ?? called(withoutArticle(typed), withoutArticle)
}

function rankOf(typed: string, name: string): number {
  const wanted = plain(typed)
  const squeezed = plain(name)
  if (squeezed === wanted) return 0
  if (squeezed.startsWith(wanted) || withoutArticle(name).startsWith(withoutArticle(typed))) return 1
  if (
    searchText(name)
      .split(' ')
      .some((word) => word.startsWith(wanted))
  )
    return 2
  if (wanted.length > 1 && squeezed.includes(wanted)) return 3
  return wanted.length >= FUZZY_FROM && prefixDistance(wanted, squeezed, 1, ANY_ERROR) <= 1 ? 4 : NO_MATCH
}
