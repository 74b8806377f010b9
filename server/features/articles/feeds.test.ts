import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenMedia } from '#server/testing/given-media.ts'
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
  const arabic = await add({ title_ar: title, slug: 'فحص', author_ar: 'سارة', tags_ar: ['شراء & بيع'] })
  const english = await add({
    slug: 'check',
    tags_ar: ['شراء'],
    tags_en: ['Buying', 'SUV'],
    published_ar_at: null,
    published_en_at: '2026-06-02T09:00:00Z',
  })
  await add({ slug: 'page' }, 'page')
  await add({ slug: 'later', published_ar_at: '2030-01-01T00:00:00Z' })
  const { body, headers } = await http.inject({ url: '/blog/rss.xml' })
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
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
  expect(inEnglish.match(/<category>.*/g)).toEqual(['<category>Buying</category>', '<category>SUV</category>'])
})

const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
/** Elements of RSS 2.0 and of its extensions that are used. */
const OF_CHANNEL = ['title', 'link', 'description', 'language', 'atom:link', 'lastBuildDate', 'item']
const OF_ITEM = [
  'title',
  'link',
  'guid',
  'pubDate',
  'description',
  'media:content',
  'enclosure',
  'dc:creator',
  'category',
]

/** The elements of an element, in order: name, attributes, content. Feeds have no elements of one name within each other. */
const elementsIn = (xml: string) =>
  [...xml.matchAll(/<([\w:]+)([^>]*?)(?:\/>|>([^]*?)<\/\1>)/g)].map(([, name = '', attributes = '', content = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
    content,
  }))

/** Elements that are not closed, or in another order than they were opened, and prefixes without a namespace. */
function faultsOfForm(xml: string): string[] {
  const open: string[] = []
  const prefixes = [...xml.matchAll(/ xmlns:(\w+)="https?:[^"]+"/g)].map(([, prefix]) => prefix)
  const faults: string[] = []
  for (const [, isEnd, name = '', attributes = '', isEmpty] of xml.matchAll(
    /<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (isEnd && open.pop() !== name) faults.push(`</${name}>`)
    if (!isEnd && !isEmpty) open.push(name)
    const names = [...attributes.matchAll(/ ([\w:]+)=/g)].map(([, attribute = '']) => attribute)
    for (const used of [name, ...names].filter((one) => one.includes(':') && !one.startsWith('xmlns:')))
      if (!prefixes.includes(used.split(':')[0])) faults.push(`no namespace for ${used}`)
  }
  const left = xml
    .replace(/<\/?[\w:]+(?: [\w:]+="[^"<]*")*\/?>/g, '')
    .replace(/^<\?xml version="1.0" encoding="UTF-8"\?>/, '')
  return [...faults, ...open, ...(left.includes('<') ? ['a stray <'] : [])]
}

/** What RSS 2.0 requires, and forbids. */
function faultsIn(xml: string, address?: string): string[] {
  const faults = faultsOfForm(xml)
  const check = (isRight: boolean, fault: string) => void (isRight || faults.push(fault))
  const isAddress = (text: string | undefined) => text !== undefined && URL.canParse(text) && /^https?:/.test(text)
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  check(!/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/.test(xml) && xml.isWellFormed(), 'forbidden characters')
  check(!/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(xml), 'unescaped &')
  const [rss] = elementsIn(xml.replace(/^<\?xml.*?\?>/, ''))
  check(rss?.name === 'rss' && rss.attributes['version'] === '2.0', 'no RSS 2.0')
  const [channel, ...others] = elementsIn(rss?.content ?? '')
  check(channel?.name === 'channel' && others.length === 0, 'not one channel')
  const parts = elementsIn(channel?.content ?? '')
  const items = parts.filter(({ name }) => name === 'item').map(({ content }) => elementsIn(content))
  for (const name of OF_CHANNEL.slice(0, -1))
    check(parts.filter((one) => one.name === name).length === 1, `channel: ${name}`)
  for (const { name } of parts) check(OF_CHANNEL.includes(name), `channel has ${name}`)
  for (const part of [parts, ...items].flat()) {
    const { name, attributes, content } = part
    if (name === 'link') check(isAddress(content), `link ${content}`)
    if (name === 'pubDate' || name === 'lastBuildDate') check(RFC_822.test(content), `date ${content}`)
    if (name === 'atom:link') {
      check(attributes['rel'] === 'self' && attributes['type'] === 'application/rss+xml', 'self link')
      check(attributes['href'] === (address ?? attributes['href']) && isAddress(attributes['href']), 'own address')
    }
    if (name === 'guid') check(isAddress(content) || attributes['isPermaLink'] === 'false', `guid ${content}`)
    if (name === 'language') check(/^[a-z]{2}$/.test(content), `language ${content}`)
    if (name === 'pubDate' || name === 'lastBuildDate')
      check(new Date(content).toUTCString() === content, `no such day ${content}`)
    if (name === 'enclosure')
      check(
        isAddress(attributes['url']) &&
          // of the file, in bytes
          /^[1-9]\d*$/.test(attributes['length'] ?? '') &&
          attributes['type']?.startsWith('image/') === true,
        'enclosure',
      )
    if (name === 'media:content')
      check(
        isAddress(attributes['url']) &&
          attributes['medium'] === 'image' &&
          attributes['type']?.startsWith('image/') === true &&
          ['width', 'height'].every((side) => /^[1-9]\d*$/.test(attributes[side] ?? '')),
        'media:content',
      )
    if (name !== 'item') check(!content.includes('<'), `HTML in ${name}`)
  }
  for (const item of items) {
    for (const name of ['title', 'link', 'guid', 'pubDate'])
      check(item.filter((one) => one.name === name).length === 1, `item: ${name}`)
    for (const { name } of item) check(OF_ITEM.includes(name), `item has ${name}`)
  }
  const guids = items.flatMap((item) => item.filter(({ name }) => name === 'guid').map(({ content }) => content))
  check(new Set(guids).size === guids.length, 'equal guids')
  return faults
}

test('BLOG-01 both feeds keep to RSS 2.0, with posts of any text and without any', async () => {
  const app = await givenApp()
  const admin = await givenPerson(app, 'admin')
  const http = Fastify()
  addFeeds(http, app.services, ORIGIN)
  const addresses = ['/blog/rss.xml', '/blog/rss.xml?lang=en']
  const feeds = () => Promise.all(addresses.map(async (address) => (await http.inject(address)).body))
  for (const [at, empty] of (await feeds()).entries()) expect(faultsIn(empty, ORIGIN + addresses[at])).toEqual([])
  const cover = await givenMedia(app, { alt_ar: 'غلاف' })
  for (const [at, text] of ['<script>&amp;</script> ]]>', 'a\u0008b\u000bc\ufffe', '\'"&lt;<!--'].entries()) {
    const answer = await admin.browser.post('/admin/articles', {
      ...givenArticle({ slug: `post-${at}`, cover_id: at ? cover : null, tags_ar: [text.slice(0, 30)] }),
      title_ar: text,
      title_en: text,
      excerpt_ar: text,
      excerpt_en: text,
      author_ar: text.slice(0, 20),
      published_en_at: '2026-06-02T09:00:00Z',
      id: newId(),
      kind: 'post',
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  for (const [at, feed] of (await feeds()).entries()) {
    expect(faultsIn(feed, ORIGIN + addresses[at])).toEqual([])
    expect(feed.match(/<item>/g)).toHaveLength(3)
    expect(
      feed.match(
        /<media:content url="https:\/\/sayyad\.example\/files\/media\/[^"]+" medium="image" type="image\/webp"/g,
      ),
    ).toHaveLength(2)
  }
  const [, english = ''] = await feeds()
  for (const [part, without, fault] of [
    [/<guid.*?<\/guid>/, '', 'item: guid'],
    [/ isPermaLink="false"/, '', /^guid urn/],
    [/<\/title>/, '</titel>', '</titel>'],
    [/ xmlns:media="[^"]*"/, '', 'no namespace for media:content'],
    [/rss.xml\?lang=en"/, 'rss.xml"', 'own address'],
    [/<pubDate>\w+/, '<pubDate>Sun', /^no such day Sun/],
  ] as const) {
    const [found] = faultsIn(english.replace(part, without), ORIGIN + addresses[1])
    expect(found).toMatch(fault)
  }
})
