import { and, eq } from 'drizzle-orm'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { stateOfLanguage } from '#domain/articles/article-state.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import type { Services } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import type { CardTitle } from './card-title.ts'

interface Wanted {
  kind: ArticleKind
  slug: string
  lang: Lang
}

/** The title of a published article, in the wanted language if it is published in it. */
export async function findArticleTitle(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { kind, slug, lang }: Wanted,
): Promise<CardTitle | null> {
  const { title_ar, title_en, published_ar_at, published_en_at } = articles
  const [found] = await db
    .select({ title_ar, title_en, published_ar_at, published_en_at })
    .from(articles)
    .where(and(eq(articles.kind, kind), eq(articles.slug, slug)))
  if (!found) return null
  const isPublic = (one: Lang) => {
    const time = found[`published_${one}_at`]
    return stateOfLanguage(time && time.toISOString(), clock()) === 'published'
  }
  const shown = [lang, ...LANGUAGES].find(isPublic)
  return shown ? { lang: shown, title: found[`title_${shown}`] } : null
}
