import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { newId } from '#server/platform/ids.ts'
import { addFeeds } from './feed-routes.ts'

const ORIGIN = 'https://sayyad.example'

test('BLOG-01 each language has a feed of its posts, which is escaped XML with absolute addresses', async () => {
  const app = await givenApp()
  const admin = await givenPerson(app, 'admin')
  const http = Fastify()
  addFeeds(http, app.services, ORIGIN)
  const add = async (fields: object, kind = 'post') => {
    const id = newId()
    await admin.browser.post('/admin/articles', { ...givenArticle(), ...fields, id, kind })
    return id
  }
  const title = 'فحص <b>"سيارة"</b> & أكثر'
  const arabic = await add({ title_ar: title, slug: 'فحص', author_ar: 'سارة', tags: ['شراء & بيع'] })
  const english = await add({ slug: 'check', published_ar_at: null, published_en_at: '2026-06-02T09:00:00Z' })
  await add({ slug: 'page' }, 'page')
  await add({ slug: 'later', published_ar_at: '2030-01-01T00:00:00Z' })
  const { body, headers } = await http.inject({ url: '/blog/rss.xml' })
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'application/rss+xml; charset=utf-8',
    'public, max-age=300',
  ])
  const path = encodeURI('/blog/فحص')
  expect(body).toContain(`<item>
<title>فحص &lt;b>&quot;سيارة&quot;&lt;/b> &amp; أكثر</title>
<link>${ORIGIN}${path}</link>
<guid isPermaLink="false">urn:uuid:${arabic}:ar</guid>
<pubDate>Mon, 01 Jun 2026 09:00:00 GMT</pubDate>
<description>ما تنظر إليه قبل أن تدفع.</description>
<dc:creator>سارة</dc:creator>
<category>شراء &amp; بيع</category>
</item>`)
  expect(body.match(/<item>/g)).toHaveLength(1)
  expect(body).toContain(`<atom:link href="${ORIGIN}/blog/rss.xml" rel="self" type="application/rss+xml"/>`)
  const inEnglish = (await http.inject({ url: '/blog/rss.xml?lang=en' })).body
  expect(inEnglish).toContain('<language>en</language>')
  expect(inEnglish).toContain(`<link>${ORIGIN}/blog/check?lang=en</link>`)
  expect(inEnglish).toContain(`urn:uuid:${english}:en`)
  expect(inEnglish.match(/<item>/g)).toHaveLength(1)
})
