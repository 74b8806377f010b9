import { and, eq } from 'drizzle-orm'
import type { ArticleEntry } from '#contract/articles.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import type { Lang } from '#domain/language.ts'
import type { DataServices } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { aboutOf } from './about.ts'
import { isPublic } from './is-public.ts'
import { selectArticles, shownLanguage } from './present-article.ts'

interface Wanted {
  kind: Extract<ArticleKind, 'page' | 'guide'>
  lang: Lang
  /** The slug of a make or model. */
  about?: string | undefined
}

/** Published pages or guides in the order of the footer, then by title. */
export async function listEntries(
  { db, clock, catalogue }: Pick<DataServices, 'db' | 'clock' | 'catalogue'>,
  { kind, lang, about }: Wanted,
): Promise<ArticleEntry[]> {
  const now = clock()
  const isAbout = aboutOf(await catalogue(), about)
  const rows = await selectArticles(db).where(and(eq(articles.kind, kind), isPublic(now)))
  const entries = rows.flatMap((row): ArticleEntry[] => {
    const shown = shownLanguage(row, lang, now)
    if (!shown || !isAbout(row.article)) return []
    const { slug, footer_place } = row.article
    const { [`title_${shown}` as const]: title, [`excerpt_${shown}` as const]: excerpt } = row.article
    return [{ kind, slug, lang: shown, title, excerpt, footer_place }]
  })
  return entries.toSorted(
    (one, other) =>
      (one.footer_place ?? LAST) - (other.footer_place ?? LAST) || one.title.localeCompare(other.title, lang),
  )
}

const LAST = 1e6
