import type { ContentUse } from '#contract/content-use.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { articles } from '#server/platform/db/schema/index.ts'

/** The columns that `articleUse` needs. */
export const USE_COLUMNS = {
  kind: articles.kind,
  id: articles.id,
  name_ar: articles.title_ar,
  name_en: articles.title_en,
}

/** An article in a list of uses; a missing title is that of the other language. */
export const articleUse = (row: { kind: ArticleKind; id: string; name_ar: string; name_en: string }): ContentUse => ({
  kind: row.kind,
  id: row.id,
  name_ar: row.name_ar || row.name_en,
  name_en: row.name_en || row.name_ar,
})
