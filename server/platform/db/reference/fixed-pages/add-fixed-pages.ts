import { and, eq, inArray } from 'drizzle-orm'
import { bodyOfText } from '#domain/articles/body-of-text.ts'
import { derivedFields } from '#domain/articles/derived-fields.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles, website_texts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { FixedPage } from './fixed-page.ts'
import { PRIVACY } from './privacy.ts'
import { TERMS } from './terms.ts'

/** Before any version with these pages. */
const WRITTEN_AT = new Date('2026-01-01T00:00:00Z')

export const FIXED: readonly FixedPage[] = [TERMS, PRIVACY]

/**
 * Adds the pages that the product refers to, once. Admins may have changed them as texts of the site before they were
 * pages; their words are kept.
 */
export async function addFixedPages(tx: Db): Promise<void> {
  const existing = await tx
    .select({ slug: articles.slug })
    .from(articles)
    .where(
      and(
        eq(articles.kind, 'page'),
        inArray(
          articles.slug,
          FIXED.map(({ slug }) => slug),
        ),
      ),
    )
  const missing = FIXED.filter((page) => !existing.some(({ slug }) => slug === page.slug))
  if (!missing.length) return
  const overlay = await readOverlay(tx)
  await tx.insert(articles).values(missing.map((page) => rowOf(page, overlay)))
  afterCommit(tx, { type: 'articles_changed' })
  afterCommit(tx, { type: 'pages_changed' })
}

type TextOf = (key: string, lang: 'ar' | 'en', builtIn: string) => string

async function readOverlay(tx: Db): Promise<TextOf> {
  const keys = FIXED.flatMap(({ slug }) => [`${slug}_title`, `${slug}_description`, `${slug}_body`])
  const rows = await tx.select().from(website_texts).where(inArray(website_texts.text_key, keys))
  return (key, lang, builtIn) => rows.find((row) => row.text_key === key)?.[`text_${lang}`] || builtIn
}

function rowOf(page: FixedPage, textOf: TextOf): typeof articles.$inferInsert {
  const of = (lang: 'ar' | 'en') => ({
    title: textOf(`${page.slug}_title`, lang, page[`title_${lang}`]),
    excerpt: textOf(`${page.slug}_description`, lang, page[`excerpt_${lang}`]),
    body: bodyOfText(textOf(`${page.slug}_body`, lang, page[`text_${lang}`])),
  })
  const [ar, en] = [of('ar'), of('en')]
  const texts = {
    title_ar: ar.title,
    title_en: en.title,
    excerpt_ar: ar.excerpt,
    excerpt_en: en.excerpt,
    body_ar: ar.body,
    body_en: en.body,
    tags_ar: [],
    tags_en: [],
  }
  return {
    ...texts,
    ...derivedFields(texts),
    id: page.id,
    kind: 'page',
    slug: page.slug,
    footer_place: page.footer_place,
    original_lang: 'ar',
    author_ar: '',
    author_en: '',
    published_ar_at: WRITTEN_AT,
    published_en_at: WRITTEN_AT,
    text_ar_at: WRITTEN_AT,
    text_en_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
    announced_at: WRITTEN_AT,
    was_public: true,
  }
}
