import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { expectOwnWords, expectRoom } from './expect-readable.ts'

const SCREENS: Record<string, string> = {
  home: '/',
  explore: '/explore',
  'explore-filtered': '/explore?make=toyota&body_type=sedan&price_max=90000&q=كامري',
  'explore-empty': '/explore?make=toyota&price_max=600',
  regions: '/regions',
  'regions-filtered': '/regions?make=toyota&price_max=90000',
  'compare-empty': '/compare',
  assistant: '/ai-assistant',
  'blog-none': '/blog?q=xyzzy',
  'blog-post-unknown': '/blog/no-such-post',
  'preview-ended': '/preview/no-such-token',
  'deals-none': '/deals?q=xyzzy',
  knowledge: '/knowledge',
  calculators: '/calculators',
  'yearly-cost': '/calculators/yearly-cost?year=2018&km=x',
  instalments: '/calculators/instalments?monthly=1600&last=20000',
  transfer: '/calculators/transfer',
  prices: '/prices',
  'prices-of-maker': '/prices/toyota',
  'prices-of-model': '/prices/toyota/camry',
  'prices-none': '/prices?q=0000',
  'prices-unknown': '/prices/nobody',
  shortlists: '/shortlists',
  'shortlist-ended': '/shortlist/no-such-token',
  'favorites-empty': '/favorites',
  'sign-in': '/auth',
  'sign-up': '/auth?mode=sign_up',
  forgotten: '/auth/forgotten',
  reset: '/auth/reset?token=x',
  contact: '/contact',
  setup: '/setup',
  'trade-words': '/knowledge/words',
  terms: '/terms',
  privacy: '/privacy',
  'sign-in-required': '/dashboard',
  'not-found': '/no-such-page',
}

/** The one names companies in Arabic too, the other shows an Arabic search in English too. */
const HAVE_FOREIGN_WORDS = ['privacy', 'explore-filtered']

const ADD_CAR = ['step=basics', 'step=specs', 'step=description', 'step=pictures', 'step=contact', 'step=review']

/** A PNG with a single pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ allowedStatuses: [401, 404, 410] })

// both languages in one test, so that scripts are compiled once
for (const [name, path] of Object.entries(SCREENS)) {
  test(`LANG-01 LANG-03 ${name} is shown in both languages with its words, letters and targets, fits every width, narrow and widely spaced too, and axe finds no errors`, async ({
    page,
  }) => {
    for (const { lang, dir, query } of LANGUAGES) {
      await page.goto(inLanguage(path, query))
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      if (!HAVE_FOREIGN_WORDS.includes(name)) await expectOwnWords(page, lang)
      await lookAt(page, name, lang)
      await expectRoom(page)
    }
  })
}

test('AD-02 posting an ad, step by step, is shown in both languages, fits every width, and axe finds no errors', async ({
  page,
  seller,
}) => {
  await signIn(page, seller)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/add-car', query))
    for (const shown of [...ADD_CAR, 'tab=edit', 'tab=previous']) {
      const link = page.getByRole('main').locator(`a[href*="${shown}"]`).first()
      await link.click()
      await expect(link).toHaveAttribute('aria-current', /page|step/)
      await lookAt(page, `add-car-${shown.replace('=', '-')}`, lang)
    }
  }
})

test("LANG-01 LANG-03 EXPL-04 a car's page is shown in both languages with its words, letters and targets, fits every width, narrow and widely spaced too, and axe finds no errors", async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/v1/cars?limit=1&color=white')).json()
  for (const { lang, dir, query } of LANGUAGES) {
    await page.goto(inLanguage(`/car/${items[0].id}`, query))
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expectOwnWords(page, lang)
    await lookAt(page, 'car', lang)
    await expectRoom(page)
    await page.locator('.gallery-pictures button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt(page, 'car-pictures', lang)
  }
})

test('EXPL-04 cars side by side are shown in both languages, fit every width, and axe finds no errors', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/v1/cars?limit=4&color=white')).json()
  const cars = (items as { id: string }[]).map(({ id }) => `car=${id}`)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/compare?${cars.join('&')}`, query))
    await lookAt(page, 'compare', lang)
  }
})

test('AUTH-06 verification and its review are shown in both languages, fit every width, and axe finds no errors', async ({
  page,
  seller,
  admin,
}) => {
  await signIn(page, seller)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/verification', query))
    await lookAt(page, 'verification', lang)
  }
  const picture = { name: 'document.png', mimeType: 'image/png', buffer: PIXEL }
  const request = { document_kind: 'passport', front: picture }
  const answer = await page.request.post('/api/v1/me/verification/identity', { multipart: request })
  await expect(answer).toBeOK()
  await signIn(page, admin)
  for (const { lang } of LANGUAGES) {
    await page.goto(`/admin/verification?lang=${lang}`)
    await page.getByRole('link', { name: seller.name }).click()
    await expect(page.getByRole('article').getByText(seller.email)).toBeVisible()
    await lookAt(page, 'identity-review', lang)
  }
})

test('NAV-03 EXPL-01 the open menu and the open filters are shown in both languages, and axe finds no errors', async ({
  page,
}) => {
  for (const { lang, query } of LANGUAGES) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(inLanguage('/explore?not_make=toyota', query))
    await page.locator('.filter-panel summary').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt(page, 'filters', lang)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/terms')
    await page.getByRole('banner').locator('summary').click()
    await lookAt(page, 'menu', lang)
  }
})
