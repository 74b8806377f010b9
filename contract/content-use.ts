import { z } from 'zod'
import { ARTICLE_KINDS } from '#domain/articles/article-kinds.ts'
import { FACT_PLACES } from '#domain/facts/fact-places.ts'

/** Content that shows, cites or links to other content. */
export const ContentUse = z.object({
  kind: z.enum(['deal', 'brand', ...ARTICLE_KINDS]),
  id: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
})
export type ContentUse = z.output<typeof ContentUse>

/** What would miss something that is deleted or no longer public. */
export const Citations = z.object({
  articles: z.array(ContentUse),
  /** Parts of the product. */
  places: z.array(z.enum(FACT_PLACES)),
})
export type Citations = z.output<typeof Citations>

/** Input of a call that fails while something cites what it deletes or hides. */
export const EvenIfCited = z.object({ even_if_cited: z.boolean().default(false) })
