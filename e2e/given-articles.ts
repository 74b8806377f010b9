import { sql } from 'drizzle-orm'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { CHANNEL } from '#server/platform/events/event-channel.ts'
import { articles, former_slugs } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { SiteData } from './site-data.ts'

type NewArticle = typeof articles.$inferInsert

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const heading = (words: string, level = 2) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] })
const cell = (type: string, words: string) => ({ type, content: [paragraph(words)] })
const tableRow = (type: string, ...words: readonly string[]) => ({
  type: 'tableRow',
  content: words.map((one) => cell(type, one)),
})

/** A body with every kind of text. */
export const bodyOf = (words: readonly string[], ...more: readonly BodyNode[]): BodyNode => {
  const [first = '', second = '', third = '', sentence = ''] = words
  return {
    type: 'doc',
    content: [
      paragraph(sentence),
      heading(first),
      { type: 'bulletList', content: [item(sentence), item(second)] },
      heading(second),
      { type: 'blockquote', content: [paragraph(sentence)] },
      {
        type: 'table',
        content: [tableRow('tableHeader', first, second, third), tableRow('tableCell', first, second, third)],
      },
      heading(third, 3),
      { type: 'orderedList', content: [item(first), item(second)] },
      ...more,
    ],
  }
}

const AR = bodyOf(['قبل المعاينة', 'يوم المعاينة', 'بعد الشراء', 'اقرأ الإعلان كله، ثم اسأل البائع عن الصيانة والحوادث.'])
const EN = bodyOf([
  'Before the viewing',
  'On the day',
  'After buying',
  'Read the whole ad, then ask about service and accidents.',
])

/** Adds an article that is published in both languages. Tell the server by `tellOfArticles`. */
export async function givenArticle({ db }: Pick<SiteData, 'db'>, wanted: Partial<NewArticle> = {}) {
  const id = newId()
  const number = Number.parseInt(id.slice(-6), 16)
  const at = new Date(Date.now() - 60_000)
  const row: NewArticle = {
    id,
    kind: 'post',
    slug: `فحص-${number}`,
    original_lang: 'ar',
    title_ar: `كيف تفحص سيارة ${number}؟`,
    title_en: `How to inspect car ${number}`,
    excerpt_ar: 'ما تنظر إليه قبل أن تدفع.',
    excerpt_en: 'What to look at before you pay.',
    body_ar: AR,
    body_en: EN,
    tags_ar: [],
    tags_en: [],
    author_ar: '',
    author_en: '',
    published_ar_at: at,
    published_en_at: at,
    text_ar_at: at,
    text_en_at: at,
    updated_at: at,
    announced_at: new Date(),
    was_public: true,
    words_ar: 400,
    words_en: 400,
    search_words_ar: ` فحص ${number}`,
    search_words_en: ` inspect ${number}`,
    ...wanted,
  }
  await db.insert(articles).values(row)
  return { ...row, number }
}

/** Lets an article be found by another slug. */
export const givenFormerSlug = ({ db }: Pick<SiteData, 'db'>, article: Pick<NewArticle, 'id' | 'kind'>, slug: string) =>
  db.insert(former_slugs).values({ kind: article.kind, slug, article_id: article.id })

/** Tells the servers that articles have changed. */
export async function tellOfArticles({ db }: Pick<SiteData, 'db'>): Promise<void> {
  const changed = JSON.stringify({ sender: newId(), event: { type: 'articles_changed' } })
  await db.execute(sql`select pg_notify(${CHANNEL}, ${changed})`)
}
