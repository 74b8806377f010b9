import { lte, or, type SQL } from 'drizzle-orm'
import { articles } from '#server/platform/db/schema/index.ts'

/** Whether visitors see an article in at least one language. */
export const isPublic = (now: Date): SQL | undefined =>
  or(lte(articles.published_ar_at, now), lte(articles.published_en_at, now))
