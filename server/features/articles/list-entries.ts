import { and, eq } from 'drizzle-orm'
import type { ArticleEntry } from '#contract/articles.ts'
import type { Lang } from '#domain/language.ts'
import type { DataServices } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { aboutOf } from './about.ts'
import { isPublic } from './is-public.ts'
import { ENTRY, type EntryRow } from './load-page-list.ts'
import { shownLanguage } from './present-article.ts'

/** Published pages in the order of the footer, then by title. */
export async function listPages(
  { clock, pageList }: Pick<DataServices, 'clock' | 'pageList'>,
  lang: Lang,
): Promise<ArticleEntry[]> {
  return presentEntries(await pageList(), lang, clock())
}

/**
 * Published guides by title.
 * @param about the slug of a make or model
 */
export async function listGuides(
  { db, clock, catalogue }: Pick<DataServices, 'db' | 'clock' | 'catalogue'>,
  { lang, about }: { lang: Lang; about?: string | undefined },
): Promise<ArticleEntry[]> {
  const now = clock()
  const rows = await db
    .select(ENTRY)
    .from(articles)
    .where(and(eq(articles.kind, 'guide'), isPublic(now)))
  return presentEntries(rows.filter(aboutOf(await catalogue(), about)), lang, now)
}

function presentEntries(rows: readonly EntryRow[], lang: Lang, now: Date): ArticleEntry[] {
  const entries = rows.flatMap((row): ArticleEntry[] => {
    const shown = shownLanguage(row, lang, now)
    if (!shown) return []
    const { kind, slug, footer_place } = row
    const { [`title_${shown}` as const]: title, [`excerpt_${shown}` as const]: excerpt } = row
    return [{ kind, slug, lang: shown, title, excerpt, footer_place }]
  })
  return entries.toSorted(
    (one, other) =>
      (one.footer_place ?? LAST) - (other.footer_place ?? LAST) || one.title.localeCompare(other.title, lang),
  )
}

const LAST = 1e6
