import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { Services } from '#server/context.ts'
import { admin_changes, content_versions, website_texts } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { changeContent, type ContentStore } from './public.ts'

const TEXTS: ContentStore = {
  kind: 'test_text',
  what: 'change_text',
  read: async (tx, textKey) => {
    const [row] = await tx.select().from(website_texts).where(eq(website_texts.text_key, textKey))
    return row ? { text_ar: row.text_ar, text_en: row.text_en } : null
  },
  write: async (_services, tx, textKey, values) => {
    afterCommit(tx, { type: 'texts_changed' })
    await tx.delete(website_texts).where(eq(website_texts.text_key, textKey))
    if (values)
      await tx.insert(website_texts).values({ text_key: textKey, ...(values as { text_ar: string; text_en: string }) })
  },
}

let services: Services
let adminId: string
let contentId: string
beforeAll(async () => {
  services = (await givenApp()).services
})
beforeEach(() => {
  adminId = newId()
  contentId = newId()
})

const change = (wanted: Values | null, seen: Values = {}) =>
  changeContent({ ...services, caller: { kind: 'admin', id: adminId, session_id: newId() } }, TEXTS, {
    content_id: contentId,
    wanted,
    seen,
  })
const stored = () => TEXTS.read(services.db, contentId)

test('ADMIN-07 content is added, changed and deleted; each version and each change is kept', async () => {
  expect(await change({ text_ar: 'باب', text_en: 'Door' })).toEqual(['text_ar', 'text_en'])
  expect(await change({ text_en: 'Gate' }, { text_en: 'Door' })).toEqual(['text_en'])
  expect(await change({ text_en: 'Gate' }, { text_en: 'Gate' })).toEqual([])
  expect(await change(null, { text_ar: 'باب', text_en: 'Gate' })).toEqual(['text_ar', 'text_en'])
  expect(await stored()).toBeNull()
  const { db } = services
  const changes = await db
    .select({ before: admin_changes.before, after: admin_changes.after, what: admin_changes.what })
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, contentId))
    .orderBy(asc(admin_changes.id))
  expect(changes).toEqual([
    { what: 'change_text', before: {}, after: { text_ar: 'باب', text_en: 'Door' } },
    { what: 'change_text', before: { text_en: 'Door' }, after: { text_en: 'Gate' } },
    { what: 'change_text', before: { text_ar: 'باب', text_en: 'Gate' }, after: {} },
  ])
  const versions = await db
    .select({ version: content_versions.version, values: content_versions.values })
    .from(content_versions)
    .where(eq(content_versions.content_id, contentId))
    .orderBy(asc(content_versions.version))
  expect(versions).toEqual([
    { version: 1, values: { text_ar: 'باب', text_en: 'Door' } },
    { version: 2, values: { text_ar: 'باب', text_en: 'Gate' } },
    { version: 3, values: null },
  ])
})

test('ADMIN-07 concurrent changes of different fields succeed, of the same field the second gets a conflict', async () => {
  const seen = { text_ar: 'باب', text_en: 'Door' }
  await change(seen)
  await Promise.all([change({ text_ar: 'بوابة' }, seen), change({ text_en: 'Gate' }, seen)])
  expect(await stored()).toEqual({ text_ar: 'بوابة', text_en: 'Gate' })
  await expect(change({ text_en: 'Entry' }, seen)).rejects.toMatchObject({
    code: 'CONTENT_CHANGED',
    data: { fields: [{ field: 'text_en', current: 'Gate', wanted: 'Entry' }] },
  })
  await expect(change(null, seen)).rejects.toMatchObject({ code: 'CONTENT_CHANGED' })
  expect(await stored()).toEqual({ text_ar: 'بوابة', text_en: 'Gate' })
})

test('ADMIN-07 of two concurrent additions of the same content one gets a conflict', async () => {
  const added = await Promise.allSettled([
    change({ text_ar: 'أ', text_en: 'A' }, { text_ar: null, text_en: null }),
    change({ text_ar: 'ب', text_en: 'B' }, { text_ar: null, text_en: null }),
  ])
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('ADMIN-07 nobody changes or deletes rows of the audit log', async () => {
  await change({ text_ar: 'باب', text_en: 'Door' })
  const { db } = services
  const own = eq(admin_changes.subject_id, contentId)
  const refused = { cause: { message: 'The audit log cannot be changed' } }
  await expect(
    db
      .update(admin_changes)
      .set({ created_at: new Date(0) })
      .where(own),
  ).rejects.toMatchObject(refused)
  await expect(
    db
      .update(admin_changes)
      .set({ after: { text_ar: 'آخر' } })
      .where(own),
  ).rejects.toMatchObject(refused)
  await expect(db.update(admin_changes).set({ after: {} }).where(own)).rejects.toMatchObject(refused)
  await expect(db.delete(admin_changes).where(own)).rejects.toMatchObject(refused)
  await expect(db.execute('truncate admin_changes cascade')).rejects.toMatchObject(refused)
  expect(await db.$count(admin_changes, own)).toBe(1)
})

test('AUTH-15 values in the audit log can be erased, not changed', async () => {
  await change({ text_ar: 'باب', text_en: 'Door' })
  const own = eq(admin_changes.subject_id, contentId)
  await services.db
    .update(admin_changes)
    .set({ after: { text_ar: null, text_en: 'Door' }, address: null })
    .where(own)
  const [row] = await services.db.select().from(admin_changes).where(own)
  expect(row).toMatchObject({ admin_id: adminId, what: 'change_text', after: { text_ar: null, text_en: 'Door' } })
})
