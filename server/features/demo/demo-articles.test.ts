import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ArticleBody } from '#contract/article-body.ts'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { isSlug } from '#domain/articles/article-slug.ts'
import { bodyText } from '#domain/articles/body-text.ts'
import { shownInBody } from '#domain/articles/shown-in-body.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { FACTS } from '#server/platform/db/reference/facts.ts'
import { articles, media } from '#server/platform/db/schema/index.ts'
import { givenServices } from '#server/testing/given-services.ts'
import { addDemoArticles, DEMO_ARTICLES } from './add-demo-articles.ts'
import { removeDemo } from './remove-demo.ts'

const shapeOf = ({ content = [] }: BodyNode): string[] => content.map(({ type }) => type)

test('BLOG-01 the articles of the demo have the same parts in both languages, and are added once', async () => {
  const services = await givenServices()
  const { db, catalogue } = services
  await db.transaction((tx) => writeSetting(tx, 'demo', true))
  await addDemoArticles(services)
  await addDemoArticles(services)
  const { models } = await catalogue()
  const rows = await db.select().from(articles).where(eq(articles.is_demo, true))
  const pictures = (await db.select().from(media)).map(({ id }) => id)
  expect(rows).toHaveLength(DEMO_ARTICLES.length)
  expect(rows.filter(({ kind }) => kind === 'post')).toHaveLength(8)
  for (const { slug, body_ar, body_en, words_ar, words_en, kind } of rows) {
    expect([slug, isSlug(slug)]).toEqual([slug, true])
    expect(shapeOf(body_en), slug).toEqual(shapeOf(body_ar))
    expect([ArticleBody.parse(body_ar), ArticleBody.parse(body_en)]).toEqual([body_ar, body_en])
    const { prices, fact_keys, picture_ids } = shownInBody(body_ar, body_en)
    expect(pictures, slug).toEqual(expect.arrayContaining(picture_ids))
    expect(bodyText(body_ar) + bodyText(body_en), slug).not.toMatch(/[{}|*]|undefined/)
    for (const { model } of prices) expect(models.bySlug.has(model), model).toBe(true)
    expect(FACTS.map(({ key }) => key)).toEqual(expect.arrayContaining(fact_keys))
    if (kind === 'post')
      expect([slug, words_ar > 480, words_en > 480, words_en < 950]).toEqual([slug, true, true, true])
  }
  await removeDemo(db, { remove: () => Promise.resolve() })
  expect(await db.$count(articles, eq(articles.is_demo, true))).toBe(0)
  expect(await db.$count(articles)).toBe(2)
})
