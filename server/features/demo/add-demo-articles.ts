import { bodyOfText } from '#domain/articles/body-of-text.ts'
import { derivedFields } from '#domain/articles/derived-fields.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { addDemoMedia, type DemoMedia } from './add-demo-media.ts'
import type { DemoArticle } from './articles/demo-article.ts'
import { fillBlocks, type BlockSources } from './articles/fill-blocks.ts'
import { DEMO_GUIDES } from './articles/guides.ts'
import { DEMO_PAGES } from './articles/pages.ts'
import { DEMO_POSTS } from './articles/posts.ts'
import { readBlockSources } from './articles/read-block-sources.ts'

/** The setting that records that the articles were added. */
export const DEMO_ARTICLES_ADDED = 'demo_articles'

export const DEMO_ARTICLES: readonly DemoArticle[] = [...DEMO_POSTS, ...DEMO_PAGES, ...DEMO_GUIDES]
const DAYS_BETWEEN = 4

/** Adds posts, pages and guides in both languages, unless the owner has an article of the same slug. */
export async function addDemoArticles({ db, clock, catalogue }: DataServices): Promise<void> {
  if (!(await readSetting(db, 'demo')) || (await readSetting(db, DEMO_ARTICLES_ADDED)) === true) return
  const { makers, models } = await catalogue()
  const now = clock()
  await db.transaction(async (tx) => {
    const pictures = await addDemoMedia(tx, now)
    const sources = await readBlockSources(tx, { makers, models, pictures, now })
    const rows = DEMO_ARTICLES.map((article, at) => {
      const published = new Date(now.getTime() - (at + 1) * DAYS_BETWEEN * DAY_MS)
      const about = models.bySlug.get(article.model ?? '')
      return rowOf(article, { published, pictures, sources, about })
    })
    await tx.insert(articles).values(rows).onConflictDoNothing()
    afterCommit(tx, { type: 'articles_changed' })
    afterCommit(tx, { type: 'pages_changed' })
    await writeSetting(tx, DEMO_ARTICLES_ADDED, true)
  })
}

interface Placed {
  published: Date
  pictures: Record<DemoMedia, string>
  sources: BlockSources
  about: { id: number; make_id: number } | undefined
}

function rowOf(
  { text_ar, text_en, cover, model: _, ...article }: DemoArticle,
  { published, pictures, sources, about }: Placed,
): typeof articles.$inferInsert {
  const texts = {
    ...article,
    body_ar: bodyOfText(fillBlocks(text_ar, 'ar', sources)),
    body_en: bodyOfText(fillBlocks(text_en, 'en', sources)),
  }
  return {
    ...texts,
    ...derivedFields(texts),
    id: newId(),
    original_lang: 'ar',
    cover_id: cover === undefined ? null : pictures[cover],
    author_ar: '',
    author_en: '',
    make_id: about?.make_id ?? null,
    model_id: about?.id ?? null,
    published_ar_at: published,
    published_en_at: published,
    text_ar_at: published,
    text_en_at: published,
    updated_at: published,
    announced_at: published,
    was_public: true,
    is_demo: true,
  }
}
