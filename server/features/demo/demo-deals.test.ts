import { expect, test } from 'vitest'
import { DealFields, type AnyDeal, type DealPage } from '#contract/deals.ts'
import { findDealFault } from '#domain/deals/deal-fault.ts'
import { DEAL_STATES } from '#domain/deals/deal-state.ts'
import { brands, deal_categories, deals } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { addDemoCars } from './add-demo-cars.ts'
import { addDemoDeals } from './add-demo-deals.ts'
import { removeDemo } from './remove-demo.ts'

test('ADMIN-03 the demo has deals in every state, which are as valid as those of admins, and shows them', async () => {
  const app = await givenApp()
  const { services } = app
  const { browser } = await givenPerson(app, 'admin')
  const visitor = createBrowser(app.http)
  await addDemoDeals(services)
  expect((await visitor.get('/deals')).statusCode).toBe(404)
  await addDemoCars(services, { count: 5, seed: 1, log: () => {} })
  for (const _ of ['at the first start', 'at the second']) await addDemoDeals(services)

  const rows = await services.db.select().from(deals)
  for (const { id: _, updated_at: __, announced_state: ___, search_text: ____, is_demo: _____, ...row } of rows) {
    const fields = {
      ...row,
      starts_at: row.starts_at?.toISOString() ?? null,
      ends_at: row.ends_at?.toISOString() ?? null,
      published_at: row.published_at?.toISOString() ?? null,
    }
    expect(DealFields.parse(fields)).toEqual(fields)
    expect(findDealFault(fields)).toBeNull()
  }
  const any = (await browser.get('/admin/deals')).json<{ items: AnyDeal[]; total: number }>()
  expect(any.total).toBe(rows.length)
  for (const state of DEAL_STATES) expect(any.items.filter((deal) => deal.state === state).length).toBeGreaterThan(1)
  const live = any.items.filter(({ state }) => state === 'live')
  expect(live.every(({ views }) => views > 0)).toBe(true)
  const page = (await visitor.get('/deals')).json<DealPage>()
  expect([page.total, page.brands.length, page.categories.length]).toEqual([live.length, 6, 5])

  // what a deal of the owner uses stays
  const [brand] = page.brands
  const own = { ...givenDeal({ brand_id: brand!.id }), id: newId() }
  await browser.post('/admin/deals', own)
  await removeDemo(services.db, services.files.private)
  expect((await services.db.select().from(deals)).map(({ id }) => id)).toEqual([own.id])
  expect(await services.db.select().from(brands)).toMatchObject([{ slug: brand!.slug, is_demo: false }])
  expect(await services.db.$count(deal_categories)).toBe(0)
  expect((await visitor.get('/deals')).json()).toMatchObject({ total: 1 })
})
