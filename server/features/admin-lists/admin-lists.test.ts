import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { SavedView } from '#contract/admin-lists.ts'
import { DAY_MS } from '#domain/durations.ts'
import { admin_changes, cars, seller_ads } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

let app: GivenApp
let admin: Browser
let moderator: Browser
let sellerId: string
beforeAll(async () => {
  app = await givenApp()
  const given = async (role?: 'admin' | 'moderator') => {
    const browser = createBrowser(app.http)
    const { id } = await givenUser(app, { browser, ...(role && { role }) })
    return { browser, id }
  }
  admin = (await given('admin')).browser
  moderator = (await given('moderator')).browser
  sellerId = (await given()).id
})

const viewsOf = async (browser: Browser, list = 'ads'): Promise<SavedView[]> =>
  (await browser.get(`/admin/lists/${list}`)).json().views
const save = (browser: Browser, viewId: string, view: object) =>
  browser.put(`/admin/views/${viewId}`, { list: 'ads', name: 'Sold', is_shared: false, search: {}, ...view })

test('ADMIN-01 ROUTE-08 a saved view shows its count and age; others see only shared views', async () => {
  const [mine, shared] = [newId(), newId()]
  const old = new Date(NOW.getTime() - 3 * DAY_MS)
  const ids = await givenCars(
    app.services,
    { seller_id: sellerId, status: 'sold' },
    { seller_id: sellerId, status: 'sold' },
    { seller_id: sellerId },
  )
  await app.services.db
    .update(cars)
    .set({ created_at: old })
    .where(eq(cars.id, ids[0] ?? ''))
  expect((await save(admin, mine, { search: { state: 'sold' } })).statusCode).toBe(204)
  await save(admin, shared, { name: 'Rejected', is_shared: true, search: { state: 'rejected' } })
  expect(await viewsOf(admin)).toMatchObject([
    { id: shared, name: 'Rejected', is_shared: true },
    { id: mine, name: 'Sold', is_shared: false, search: { state: 'sold' } },
  ])
  expect((await viewsOf(moderator)).map(({ id }) => id)).toEqual([shared])
  expect((await admin.get('/admin/lists/ads/counts')).json()).toEqual([
    { view_id: shared, count: 0, is_more: false, oldest_at: null },
    { view_id: mine, count: 2, is_more: false, oldest_at: old.toISOString() },
  ])
  expect((await save(moderator, mine, {})).json()).toMatchObject({ code: 'NOT_FOUND' })
  expect((await moderator.delete(`/admin/views/${mine}`)).json()).toMatchObject({ code: 'NOT_FOUND' })
  expect((await moderator.delete(`/admin/views/${shared}`)).statusCode).toBe(204)
})

test('ADMIN-07 undoing restores a deleted view', async () => {
  const viewId = newId()
  await save(moderator, viewId, { list: 'users', name: 'Suspended', search: { status: 'suspended' } })
  const before = await viewsOf(moderator, 'users')
  const answer = await moderator.delete(`/admin/views/${viewId}`)
  expect(await viewsOf(moderator, 'users')).toEqual([])
  expect(await undoRequest(moderator, answer)).toMatchObject([{ refused: null }])
  expect(await viewsOf(moderator, 'users')).toEqual(before)
})

test('ADMIN-02 columns are stored per user, and the first is always shown', async () => {
  await admin.put('/admin/lists/users/columns', { columns: ['seen', 'phone'] })
  expect((await admin.get('/admin/lists/users')).json().columns).toEqual(['name', 'phone', 'seen'])
  expect((await moderator.get('/admin/lists/users')).json().columns).toHaveLength(6)
})

test('ADMIN-07 an export is recorded with its filters, but without the search text', async () => {
  const search = { text: 'Ahmad', status: 'suspended' }
  expect((await admin.post('/admin/lists/users/exports', { search })).statusCode).toBe(204)
  const [change] = await app.services.db.select().from(admin_changes).where(eq(admin_changes.what, 'export_users'))
  expect(change).toMatchObject({ subject_id: 'users', after: { status: 'suspended', has_text: true } })
  expect(JSON.stringify(change)).not.toContain('Ahmad')
})

test('ADMIN-02 the number of active ads of a seller follows every change', async () => {
  const { id } = await givenUser(app, {})
  const [first = '', second = ''] = await givenCars(
    app.services,
    { seller_id: id },
    { seller_id: id },
    { seller_id: id, status: 'pending' },
  )
  const changing = app.services.db.transaction(async (tx) => {
    const counted = async () => {
      const [row] = await tx.select().from(seller_ads).where(eq(seller_ads.seller_id, id))
      return row?.active_count ?? 0
    }
    // the count must also be correct within the transaction
    await tx.execute('set constraints all immediate')
    expect(await counted()).toBe(2)
    await tx.update(cars).set({ status: 'sold' }).where(eq(cars.id, first))
    await tx.update(cars).set({ deleted_at: NOW }).where(eq(cars.id, first))
    expect(await counted()).toBe(1)
    await tx.update(cars).set({ deleted_at: NOW, status: 'sold' }).where(eq(cars.id, second))
    expect(await counted()).toBe(0)
    await tx.update(cars).set({ deleted_at: null, status: 'active' }).where(eq(cars.seller_id, id))
    expect(await counted()).toBe(3)
    await tx.delete(cars).where(eq(cars.id, first))
    expect(await counted()).toBe(2)
    tx.rollback()
  })
  await expect(changing).rejects.toThrow('Rollback')
})
