import { expect, test } from './fixtures.ts'

const DEAD_ENDS = {
  'an address without a page': '/no-such-page',
  'an ad that does not exist': '/car/0b0e4f6e-2a8c-4c6e-9a57-6d8a6f0e5c11',
  'a post that does not exist': '/blog/no-such-post',
  'a shortlist that was ended': '/shortlist/no-such-token',
  'prices of an unknown maker': '/prices/no-such-maker',
  'a comparison without cars': '/compare',
  'favorites of a visitor who has none': '/favorites',
}

test.use({ allowedStatuses: [404, 410] })

for (const [name, path] of Object.entries(DEAD_ENDS)) {
  test(`ROUTE-01 below the message of ${name} there are cars`, async ({ page }) => {
    await page.goto(`${path}?lang=en`)
    const row = page.getByRole('main').getByRole('region', { name: /^(?:Good prices today|Latest ads)$/ })
    await row.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/car\/[0-9a-f-]{36}/)
  })
}

test('EXPL-01 below an empty result there are cars that are found with one condition less', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/v1/cars?limit=1&color=white')).json()
  await page.goto('/explore?color=white&price_max=1&lang=en')
  const row = page.getByRole('main').getByRole('region', { name: 'Close to what you asked for' })
  await expect(row.getByRole('article')).not.toHaveCount(0)
  await expect(row.locator(`a[href^="/car/${items[0].id}"]`).first()).toBeAttached()
  await row.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/explore\?color=white$|\/explore\?(?!.*price_max).*color=white/)
})
