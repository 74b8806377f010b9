import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { wantedParts } from '#domain/text/contains-words.ts'

/** A text as `searchText` compares it. The function is that of `search-text-function.ts`. */
export const searchTextOf = (text: SQLWrapper): SQL => sql`search_text(${text})`

/**
 * Whether a text contains a word, as `containsWords` compares them.
 * @param text by `searchTextOf`
 * @param word by `searchText`
 */
export const containsWord = (text: SQLWrapper, word: string): SQL | undefined =>
  or(...wantedParts(word).map((part) => sql`strpos(${part.startsWith(' ') ? sql`' ' || ${text}` : text}, ${part}) > 0`))
