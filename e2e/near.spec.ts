import type { Page } from '@playwright/test'
import { expect, expectSoon, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const cards = 'article.card'

/** The kilometres on each card; 0 in the city itself. */
async function distancesOn(page: Page): Promise<number[]> {
  const places = await page.locator(`${cards} .card-place`).allInnerTexts()
  return places.map((place) => Number(/(\d+)\s(?:كم|km)/.exec(place)?.[1] ?? 0))
}

const isNearestFirst = (distances: readonly number[]): boolean =>
  String(distances) === String(distances.toSorted((one, other) => one - other)) && Number(distances.at(-1)) > 0

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('EXPL-01 a city and a distance are chosen in a plain form', async ({ page }) => {
    await page.goto('/explore?color=white')
    await page.locator('summary', { hasText: 'خيارات البحث' }).click()
    await page.locator('summary', { hasText: 'قرب مدينة' }).click()
    await page.getByRole('group', { name: 'قرب مدينة' }).getByRole('button', { name: 'اعرض الخيارات' }).click()
    await page.getByRole('group', { name: 'قرب مدينة' }).getByLabel('المدينة').selectOption('الرياض')
    await page.getByLabel('المسافة', { exact: true }).selectOption('300')
    await page.getByRole('button', { name: 'اعرض النتائج' }).click()
    await expect(page).toHaveURL(/near=riyadh&within=300/)
    await expect(page.getByRole('link', { name: 'أزل ضمن 300 كم من الرياض' })).toBeVisible()
    const distances = await distancesOn(page)
    expect(distances.length).toBeGreaterThan(0)
    expect(Math.max(...distances)).toBeLessThanOrEqual(300)
  })
})

for (const lang of ['ar', 'en'] as const) {
  const t =
    lang === 'ar'
      ? {
          near: 'قرب مدينة',
          city: 'المدينة',
          distance: 'المسافة',
          sort: 'الترتيب',
          chip: 'ضمن 300 كم من الخرج',
          remove: 'أزل',
        }
      : {
          near: 'Near a city',
          city: 'City',
          distance: 'Distance',
          sort: 'Sort by',
          chip: 'Within 300 km of Al Kharj',
          remove: 'Remove',
        }

  test(`EXPL-01 EXPL-02 cars near a city show how far they are, the nearest first on wish, until the place is removed (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/explore?color=white&lang=${lang}`)
    await expect(page.getByLabel(t.sort).getByRole('option')).toHaveCount(7)
    const part = page.getByRole('group', { name: t.near })
    await page.locator('#filters-near > summary').click()
    await part.getByLabel(t.city).selectOption('kharj')
    await expect(page).toHaveURL(/near=kharj&within=100/)
    await part.getByLabel(t.distance).selectOption('300')
    await expect(page).toHaveURL(/near=kharj&within=300/)
    await expect(page.getByRole('link', { name: `${t.remove} ${t.chip}` })).toBeVisible()
    await page.getByLabel(t.sort).selectOption('nearest')
    await expect(page).toHaveURL(/sort=nearest/)
    await expectSoon(async () => isNearestFirst(await distancesOn(page))).toBe(true)
    expect(Math.max(...(await distancesOn(page)))).toBeLessThanOrEqual(300)
    await lookAt(page, 'near', lang)
    await page.getByRole('link', { name: `${t.remove} ${t.chip}` }).click()
    await expect(page).toHaveURL(/\/explore\?color=white(?:&lang=\w\w)?$/)
    await expect(page.getByLabel(t.sort)).toHaveValue('newest')
    await expect(page.locator(`${cards} .card-place`).first()).not.toContainText(/\d/)
  })
}

test('EXPL-01 a place in the text is a chip that opens its part of the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/explore?${new URLSearchParams({ q: 'تويوتا بيضاء ضمن 200 كم من الرياض' })}`)
  await page.getByRole('link', { name: 'غيّر ضمن 200 كم من الرياض' }).click()
  const part = page.getByRole('group', { name: 'قرب مدينة' })
  await expect(part.getByLabel('المدينة')).toHaveValue('riyadh')
  await expect(part.getByLabel('المسافة', { exact: true })).toHaveValue('200')
  await part.getByLabel('المسافة', { exact: true }).selectOption('50')
  await expect(page).toHaveURL(({ searchParams }) => {
    const { q, near, within } = Object.fromEntries(searchParams)
    return q === 'تويوتا بيضاء' && near === 'riyadh' && within === '50'
  })
})

test('EXPL-01 the map of regions leads to the cars of a region, without the place of the search', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/explore?make=toyota&near=riyadh&within=300&sort=nearest')
  await page.getByRole('link', { name: 'المناطق على الخريطة' }).click()
  await expect(page).toHaveURL(/\/regions\?make=toyota$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'السيارات حسب المنطقة' })).toBeVisible()
  await expect(page.getByRole('main').getByText('تويوتا', { exact: true })).toBeVisible()
  const region = page.getByRole('listitem').getByRole('link', { name: /^مكة المكرمة/ })
  const count = Number(/\d+$/.exec(await region.innerText())?.[0])
  await expect(page.locator('.region-map').getByText(String(count), { exact: true })).not.toHaveCount(0)
  await region.click()
  await expect(page).toHaveURL(/\/explore\?make=toyota&region=makkah$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} سيار`))
})
