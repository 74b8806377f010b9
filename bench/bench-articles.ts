import { sql } from 'drizzle-orm'
import { PostSearch } from '#contract/articles.ts'
import { bodyOfText } from '#domain/articles/body-of-text.ts'
import { derivedFields } from '#domain/articles/derived-fields.ts'
import { listPosts } from '#server/features/articles/list-posts.ts'
import { DEMO_ARTICLES } from '#server/features/demo/add-demo-articles.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { openDatabase, type Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { createDataServices } from '#server/services.ts'
import { timeEach } from './measure.ts'
import { atMost, type Figure } from './report.ts'

const POSTS = 2000
const TIMES = 60
const MOST_MS = 10
const HOUR = 3_600_000

const SEARCHES: Record<string, object> = {
  'the first page': {},
  'the last page': { page: Math.ceil(POSTS / 12) },
  'in English': { lang: 'en' },
  'a tag': { tag: 'نصائح' },
  'a model': { about: 'toyota-camry' },
  'a common word': { q: 'السيارة' },
  'a rare word': { q: '1711' },
  'two words': { q: 'فحص المحرك' },
  'words that no post has': { q: 'لا شيء من هذا' },
}

/** The list of posts, as the API computes it for a response that is not cached. */
export async function benchArticles(url: string): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  await addPosts(database.db)
  const services = createDataServices(database)
  const figures: Figure[] = []
  for (const [name, search] of Object.entries(SEARCHES)) {
    const asked = PostSearch.parse(search)
    const { p50, p99 } = await timeEach(TIMES, () => listPosts(services, asked))
    figures.push({ ...atMost(`${name}, p50`, p50, 'ms', MOST_MS), note: `p99 ${p99.toFixed(1)} ms` })
  }
  await database.close()
  return figures
}

async function addPosts(db: Db): Promise<void> {
  if ((await db.$count(articles)) >= POSTS) return
  const demo = DEMO_ARTICLES.filter(({ kind }) => kind === 'post')
  const now = Date.now()
  const rows = Array.from({ length: POSTS }, (_, place): typeof articles.$inferInsert => {
    const { title_ar, title_en, excerpt_ar, excerpt_en, tags_ar, tags_en, text_ar, text_en } =
      demo[place % demo.length]!
    const texts = {
      title_ar: `${title_ar} ${place}`,
      title_en: `${title_en} ${place}`,
      excerpt_ar,
      excerpt_en,
      tags_ar,
      tags_en,
      body_ar: bodyOfText(text_ar),
      body_en: bodyOfText(text_en),
    }
    const time = new Date(now - place * HOUR)
    return {
      ...texts,
      ...derivedFields(texts),
      id: newId(),
      kind: 'post',
      slug: `bench-${place}`,
      original_lang: 'ar',
      author_ar: '',
      author_en: '',
      published_ar_at: time,
      published_en_at: place % 3 ? time : null,
      text_ar_at: time,
      text_en_at: time,
      updated_at: time,
      announced_at: time,
      was_public: true,
    }
  })
  await db.execute(insertRows(articles, rows))
  await db.execute(sql`vacuum analyze ${articles}`)
}
