import type { Page } from '@playwright/test'
import { expect, expectSoon, test } from './fixtures.ts'

interface Sent {
  session_id: string
  events: { call: string; interaction_type?: string; query?: string; results_count?: number; page_url?: string }[]
}

function watchEvents(page: Page): { sent: Sent[]; code: string[] } {
  const sent: Sent[] = []
  const code: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/v1/events') sent.push(request.postDataJSON() as Sent)
    if (pathname.includes('event-queue')) code.push(pathname)
  })
  return { sent, code }
}

/** Simulates leaving the tab, since Playwright does not see requests of closed pages. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('EVENT-01 searches are sent, and clicks on the header and views at the latest when the tab is left', async ({
  page,
}) => {
  const { sent } = watchEvents(page)
  const events = () => sent.flatMap((one) => one.events)
  await page.goto('/explore?color=white&q=cerulean&price_max=2')
  await page.mouse.move(9, 9)
  await expectSoon(events).toMatchObject([{ call: 'track_search_event', query: 'cerulean', results_count: 0 }])

  const { items } = await (await page.request.get('/api/v1/cars?color=white')).json()
  const [{ id }] = items as [{ id: string }]
  // it is loaded after a while in any case
  const loaded = page.waitForResponse(/event-queue/)
  await page.goto(`/car/${id}`)
  await page.mouse.move(5, 5)
  await loaded
  await expect(async () => {
    await page.getByRole('button', { name: 'المظهر' }).click()
    await hide(page)
    expect(events()).toContainEqual(expect.objectContaining({ element_type: 'menu', page_url: `/car/${id}` }))
  }).toPass()
  expect(events()).toContainEqual(expect.objectContaining({ interaction_type: 'view', car_id: id }))
  expect(new Set(sent.map(({ session_id }) => session_id)).size).toBe(1)
})

test('EVENT-02 browsers that ask not to be tracked load no code for it and send nothing @own-context', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { sent, code } = watchEvents(page)
  await page.goto('/explore?color=white')
  await page.mouse.move(9, 9)
  await page.locator('header').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/terms')
  expect({ sent, code }).toEqual({ sent: [], code: [] })
})
