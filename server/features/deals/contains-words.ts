import { and, inArray, or, sql, type SQL } from 'drizzle-orm'
import { searchText } from '#domain/text/normalise-text.ts'
import type { Db } from '#server/platform/db/client.ts'
import { brands, deals } from '#server/platform/db/schema/index.ts'
import { containsWord } from '#server/platform/db/search-text.ts'

/** Whether the title, the text or the brand of a deal contains each word in either language. */
export function containsWords(db: Db, text: string): SQL | undefined {
  const words = searchText(text).split(' ').filter(Boolean)
  if (!words.length) return sql`false`
  return and(
    ...words.map((word) =>
      or(
        inArray(
          deals.brand_id,
          db.select({ id: brands.id }).from(brands).where(containsWord(brands.search_name, word)),
        ),
        containsWord(deals.search_text, word),
      ),
    ),
  )
}
