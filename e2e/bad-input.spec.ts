import { expect, LANGUAGES, signIn, test } from './fixtures.ts'

test.use({ allowedStatuses: [400, 404] })

const ODD_QUERIES = [
  'make=toyota&make=toyota&make=%00',
  'price_min=-5&price_max=99999999999999999999',
  'price_min=90000&price_max=100',
  'year_min=٢٠١٥',
  'make=no-such-maker&city=atlantis&tag=999',
  'limit=1000000&page=-1&offset=1e9',
  'after=zzzzzzzzzzz_zzzzzzzzzzz',
  'after=%27%3B--',
  'sort=%3Cscript%3E',
  'q=%00',
  'q=%ED%A0%80',
  'q=%27%20or%201%3D1--',
  `q=${'%D8%AA'.repeat(1200)}`,
  `q=${'x'.repeat(8000)}`,
  'q=%3Cscript%3Ealert(1)%3C/script%3E',
  'q[]=a&q[b]=c&make[0]=toyota',
  '%FF=%FE',
  '&&&===',
  'facets=maybe&lang=xx',
]

test('EXPL-01 explore is shown with any query', async ({ request }) => {
  for (const query of ODD_QUERIES) {
    const response = await request.get(`/explore?${query}`)
    expect(response.status(), query).toBe(200)
    const html = await response.text()
    expect(html, query).toContain('id="content"')
    expect(html, query).not.toContain('<script>alert(1)')
  }
})

const NO_CARS = [
  'x',
  '0',
  '-1',
  '%00',
  '../../etc/passwd',
  '0190b5e0-0000-7000-8000-000000000000',
  '%27%20or%201%3D1--',
  'x'.repeat(500),
  '%D8%B3%D9%8A%D8%A7%D8%B1%D8%A9',
]

test('ROUTE-05 EXPL-05 what is no car is not found in both languages, and the page leads onwards', async ({
  request,
}) => {
  for (const { query } of LANGUAGES) {
    for (const id of NO_CARS) {
      const response = await request.get(`/car/${encodeURIComponent(decodeURIComponent(id))}?${query}`)
      expect(response.status(), id).toBe(404)
      expect(await response.text(), id).toContain('href="/explore"')
    }
  }
})

const NO_PRICES = [
  'nobody',
  'toyota/nothing',
  'toyota/camry/1900',
  'toyota/camry/9999',
  'toyota/camry/NaN',
  'toyota/camry/-1',
  'toyota/camry/atlantis',
  'toyota/camry/atlantis/2019',
  '%00/camry',
  'toyota/..%2F..%2Fetc',
  `toyota/${'x'.repeat(300)}`,
  '%D8%B3%D9%8A%D8%A7%D8%B1%D8%A9',
]

test('EXPL-03 ROUTE-05 without prices there is no page, any search is answered, and other spellings are redirected', async ({
  request,
  baseURL,
}) => {
  for (const path of NO_PRICES) {
    const response = await request.get(`/prices/${path}?lang=en`)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('href="/prices"')
  }
  for (const query of ODD_QUERIES) expect((await request.get(`/prices?${query}`)).status(), query).toBe(200)
  for (const path of ['Toyota/Camry', 'toyota/toyota-camry', 'تويوتا/كامري', 'TOYOTA/camry/']) {
    const response = await request.get(`/prices/${path}?lang=en`)
    expect(response.url(), path).toBe(`${baseURL}/prices/toyota/camry?lang=en`)
  }
})

test('MSG-01 a conversation or a page of a list that does not exist is not found, and no error of ours', async ({
  page,
  buyer,
}) => {
  await signIn(page, buyer)
  const unknown = '0190b5e0-0000-7000-8000-000000000000'
  for (const search of [
    `conversation=${unknown}`,
    'conversation=undefined',
    `car=${unknown}`,
    'car=1',
    'after=x',
    'text=%00',
  ]) {
    expect((await page.request.get(`/messages?${search}`)).status(), search).toBe(404)
  }
  for (const tab of ['notifications', 'reviews']) {
    expect((await page.request.get(`/dashboard?tab=${tab}&after=x`)).status(), tab).toBe(404)
  }
  await page.goto(`/messages?conversation=${unknown}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'تصفّح السيارات' })).toBeVisible()
})

test('ROUTE-05 a malformed address is refused, not an error of ours', async ({ request }) => {
  for (const path of ['/car/%ZZ', '/%E0%A4%A', '/api/v1/cars/%ZZ']) {
    const { status } = await request.get(path).then((response) => ({ status: response.status() }))
    expect([400, 404]).toContain(status)
  }
})

test('ROUTE-05 an unknown address is a page with ways onwards', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'تصفّح السيارات' }).click()
  await expect(page).toHaveURL(/\/explore$/)
})
