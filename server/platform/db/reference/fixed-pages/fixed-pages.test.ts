import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bodyText } from '#domain/articles/body-text.ts'
import { ArticleBody } from '#contract/article-body.ts'
import { articles, website_texts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { addFixedPages } from './add-fixed-pages.ts'

test('BLOG-01 terms and privacy are pages on every installation, with what admins had changed as texts', async () => {
  const { db } = await givenServices()
  const pages = () => db.select().from(articles).where(eq(articles.kind, 'page')).orderBy(articles.slug)
  const [privacy, terms] = await pages()
  expect([privacy?.slug, terms?.slug]).toEqual(['privacy', 'terms'])
  // the footer links to both
  expect([terms?.footer_place, privacy?.footer_place]).toEqual([90, 100])
  for (const body of [privacy!.body_ar, privacy!.body_en, terms!.body_ar, terms!.body_en]) {
    expect(ArticleBody.parse(body)).toEqual(body)
    expect(bodyText(body)).not.toMatch(/\*\*|##|^- /m)
  }
  await db.transaction(async (tx) => {
    afterCommit(tx, { type: 'articles_changed' })
    afterCommit(tx, { type: 'texts_changed' })
    await tx.delete(articles).where(and(eq(articles.kind, 'page'), eq(articles.slug, 'terms')))
    await tx
      .insert(website_texts)
      .values({ text_key: 'terms_body', text_ar: '## شروطنا\n\n- شرط **واحد**', text_en: '' })
    await tx.update(articles).set({ title_en: 'Ours' }).where(eq(articles.slug, 'privacy'))
    await addFixedPages(tx)
  })
  const [kept, added] = await pages()
  expect(kept?.title_en).toBe('Ours')
  expect([bodyText(added!.body_ar), added!.body_en]).toEqual(['شروطنا\nشرط واحد', terms!.body_en])
  expect([added!.published_ar_at! < NOW, added!.published_en_at! < NOW]).toEqual([true, true])
})
