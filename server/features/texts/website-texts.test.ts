import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { EditableText, PreviewedMail, TextFileReport, TextPage, WebsiteText } from '#contract/texts.ts'
import { DAY_MS } from '#domain/durations.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { website_texts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

let app: GivenApp
let admin: Browser
beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})
beforeEach(async () => {
  app.time.now = NOW
  await app.services.db.transaction(async (tx) => {
    await tx.delete(website_texts)
    afterCommit(tx, { type: 'texts_changed' })
  })
})

const search = async (query: string): Promise<TextPage> => (await admin.get(`/admin/website-texts?${query}`)).json()
const text = async (name: string): Promise<EditableText | null> => (await search(`open=${name}`)).open
const change = (textKey: string, wanted: object, seen: object = {}) =>
  admin.post('/admin/website-texts/changes', { changes: [{ text_key: textKey, wanted, seen }] })
const shown = async (): Promise<WebsiteText[]> => (await createBrowser(app.http).get('/website-texts')).json()

test('ADMIN-06 texts are found by key, by Arabic in any spelling and by English, in pages of their own order', async () => {
  for (const words of ['nav_home', 'الرئيسيه', 'الرَّئيسية']) {
    expect((await search(`text=${encodeURIComponent(words)}`)).items.map(({ name }) => name)).toContain('nav_home')
  }
  const first = await search('')
  expect(first.total).toBeGreaterThan(1000)
  expect(first).toMatchObject({ previous: null, last_before: null })
  const second = await search(`first=${first.next}`)
  expect(second.items[0]?.name).toBe(first.next)
  expect(second).toMatchObject({ previous: first.items[0]?.name, last_before: first.items.at(-1)?.name })
  const area = first.areas.find((one) => one.area === 'deals')
  expect(await search('area=deals')).toMatchObject({ total: area?.count })
  const last = second.items.at(-1)?.name
  expect((await search(`open=${last}`)).items[0]?.name).toBe(last)
})

test('SET-05 SET-06 an admin changes one language, which visitors read at once, and the other stays built in', async () => {
  expect((await change('nav_home', { text_en: 'Start' }, { text_en: '' })).statusCode).toBe(204)
  expect(await shown()).toEqual([{ text_key: 'nav_home', text_ar: '', text_en: 'Start', category: 'general' }])
  expect(app.receivedEvents).toContainEqual({ type: 'texts_changed' })
  expect(await text('nav_home')).toMatchObject({
    forms: [{ text_en: 'Start', text_en_at: NOW.toISOString(), replaced_en: 'Home', text_ar: '', text_ar_at: null }],
  })
  expect((await search('state=older')).items.map(({ name }) => name)).toEqual(['nav_home'])
  await admin.post('/admin/website-texts/confirmations', { name: 'nav_home', lang: 'ar' })
  expect((await search('state=older')).total).toBe(0)
  expect((await search('state=changed')).total).toBe(1)
  await change('nav_home', { text_en: null }, { text_en: 'Start' })
  expect(await text('nav_home')).toMatchObject({ forms: [{ text_en: '', text_en_at: null, replaced_en: null }] })
})

test('ADMIN-06 a changed text that has moved to another area is found there, and shown as it was changed', async () => {
  await app.services.db.transaction(async (tx) => {
    await tx
      .insert(website_texts)
      .values({ text_key: 'review_approve', text_ar: '', text_en: 'Let it pass', category: 'admin' })
    afterCommit(tx, { type: 'texts_changed' })
  })
  expect((await search('area=ad-reviews&state=changed')).items).toMatchObject([
    { name: 'review_approve', forms: [{ text_en: 'Let it pass' }] },
  ])
  expect(await shown()).toMatchObject([{ text_key: 'review_approve', text_en: 'Let it pass' }])
})

test('ADMIN-06 emails use texts changed by admins, which are not loaded by pages', async () => {
  await change('mail_confirm_email_subject', { text_en: 'Welcome <aboard>' })
  expect(await shown()).toEqual([])
  const content = {
    template: 'confirm_email',
    lang: 'en',
    values: { name: 'Sara' },
    link: 'https://sayyad.test',
  } as const
  await queueMail(app.services, app.services.db, 'reader@sayyad.test', content)
  expect(await app.mails('reader@sayyad.test')).toMatchObject([{ subject: 'Welcome <aboard>' }])
})

test('ADMIN-06 concurrent changes of the same text conflict, of different languages succeed', async () => {
  await change('nav_home', { text_en: 'Start', text_ar: 'البداية' }, { text_en: '', text_ar: '' })
  await change('nav_home', { text_ar: 'المدخل' }, { text_ar: 'البداية' })
  await change('nav_home', { text_en: 'Entry' }, { text_en: 'Start' })
  const late = await change('nav_home', { text_en: 'Begin' }, { text_en: 'Start' })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'CONTENT_CHANGED',
    data: { fields: [{ field: 'text_en', current: 'Entry', wanted: 'Begin' }] },
  })
  expect(await shown()).toMatchObject([{ text_ar: 'المدخل', text_en: 'Entry' }])
})

test('ADMIN-06 a text that breaks a rule is refused together with all others of the request', async () => {
  const refused = async (textKey: string, wanted: object) =>
    (
      await admin.post('/admin/website-texts/changes', {
        changes: [
          { text_key: 'nav_home', wanted: { text_en: 'Start' }, seen: {} },
          { text_key: textKey, wanted, seen: {} },
        ],
      })
    ).json()
  expect(await refused('explore_results_few', { text_ar: 'سيارات' })).toMatchObject({
    data: { field: 'explore_results_few.text_ar', reason: 'placeholder_missing' },
  })
  expect(await refused('explore_results_few', { text_en: '{{count}}' })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await refused('nav_explore', { text_ar: '' })).toMatchObject({ data: { reason: 'blank' } })
  expect(await refused('nobody_has_this', { text_ar: 'نص' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await shown()).toEqual([])
})

test('ADMIN-06 a change of texts is undone from the audit log, whole', async () => {
  await change('nav_home', { text_en: 'Start' })
  app.time.now = new Date(NOW.getTime() + DAY_MS)
  const before = await app.services.db.select().from(website_texts)
  const changed = await admin.post('/admin/website-texts/changes', {
    changes: [
      {
        text_key: 'nav_home',
        wanted: { text_en: 'Entry', text_ar: 'المدخل' },
        seen: { text_en: 'Start', text_ar: '' },
      },
      { text_key: 'nav_explore', wanted: { text_en: 'Look' }, seen: { text_en: '' } },
    ],
  })
  expect(await shown()).toHaveLength(2)
  expect(await undoRequest(admin, changed)).toMatchObject([{ refused: null }, { refused: null }])
  expect(await app.services.db.select().from(website_texts)).toEqual(before)
})

test('ADMIN-06 changed texts that the product no longer uses are marked, and can only be removed', async () => {
  await app.services.db.transaction(async (tx) => {
    await tx.insert(website_texts).values({ text_key: 'long_gone', text_ar: 'قديم', text_en: 'Old' })
    afterCommit(tx, { type: 'texts_changed' })
  })
  expect(await search('area=leftovers')).toMatchObject({ total: 1, items: [{ name: 'long_gone' }] })
  expect((await change('long_gone', { text_ar: 'جديد' })).statusCode).toBe(404)
  expect((await admin.delete('/admin/website-texts/nav_home')).statusCode).toBe(404)
  expect((await admin.delete('/admin/website-texts/long_gone')).statusCode).toBe(204)
  expect((await search('area=leftovers')).total).toBe(0)
})

test('SET-05 all texts are exported and imported as a file, with a preview of the changes, and undone by one request', async () => {
  await change('nav_home', { text_en: '=HYPERLINK("x")' })
  const payload = (await admin.get('/admin/website-texts-csv')).json<{ csv: string }>().csv
  expect(payload).toContain(`"'=HYPERLINK(""x"")"`)
  const compare = (csv: string) => admin.post('/admin/website-texts/comparisons', { csv })
  expect((await compare(payload)).json()).toEqual({ differences: [], problems: [] })
  const report = (await compare(`key,ar,en\nnav_home,البيت,\nno_such_key,نص,text\n`)).json<TextFileReport>()
  expect(report.problems).toEqual([{ line: 3, key: 'no_such_key', lang: null, fault: 'unknown_key' }])
  expect(report.differences).toMatchObject([{ text_key: 'nav_home', lang: 'ar', after: 'البيت' }])
  const form = new FormData()
  form.append('file', new Blob([Buffer.from('\ufeffkey\tar\ten\r\nnav_home\tالبيت\tHo\ufffde', 'utf16le')]))
  expect((await admin.upload('/admin/website-texts/comparisons', form)).json()).toMatchObject({
    differences: [{ text_key: 'nav_home', lang: 'ar', after: 'البيت' }],
    problems: [{ line: 2, key: 'nav_home', lang: 'en', fault: 'damaged' }],
  })
  for (const rubbish of ['\u0000PNG', '{"key":1}', 'key;ar\n"open']) {
    expect((await compare(rubbish)).statusCode, rubbish).toBeGreaterThanOrEqual(400)
  }
})

test('SET-05 an email is previewed in both languages with what is typed, and sent to the admin who asks', async () => {
  const typed = [{ text_key: 'mail_ad_approved_subject', text_ar: 'مبروك: {{car}}', text_en: '' }]
  const preview = (textKey: string, send: boolean) =>
    admin.post('/admin/website-texts/mail-previews', { text_key: textKey, typed, send })
  const { ar, en, sent_to } = (await preview('mail_ad_approved_lead', false)).json<PreviewedMail>()
  expect([ar.subject, en.subject, sent_to]).toEqual([
    'مبروك: تويوتا كامري 2022',
    'Your ad is live: Toyota Camry 2022',
    null,
  ])
  expect(ar.html).not.toContain('{{')
  const { sent_to: address } = (await preview('mail_ad_approved_lead', true)).json<PreviewedMail>()
  expect((await app.mails(String(address))).map(({ subject }) => subject)).toEqual([ar.subject, en.subject])
  expect((await preview('nav_home', false)).statusCode).toBe(404)
  expect(await shown()).toEqual([])
})
