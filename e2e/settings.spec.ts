import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { app_settings } from '#server/platform/db/schema/index.ts'
import { failUntilPressed } from './fail-until-pressed.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test as base } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { untilLoaded } from './until-loaded.ts'

const test = base.extend<{ unknownKey: string }>({
  /** A setting that is not used by the site. */
  unknownKey: async ({ siteData: { db } }, use) => {
    const settingKey = `test_${randomUUID()}`
    await db.insert(app_settings).values({ setting_key: settingKey, setting_value: '"first"' })
    await use(settingKey)
    await db.delete(app_settings).where(eq(app_settings.setting_key, settingKey))
  },
})

const WORDS = {
  ar: {
    save: 'حفظ',
    undo: 'تراجع',
    wrong: 'راجع السطر 2، الحرف 11.',
    updated: (key: string) => ['حُدِّث الإعداد', `حُدِّث ⁨${key}⁩ بنجاح.`],
    same: ['لا تغييرات', 'لم تتغير القيمة.'],
    failed: ['تعذّر تحديث الإعداد', 'لم نتمكن من تحديث الإعداد. يرجى المحاولة مرة أخرى.'],
  },
  en: {
    save: 'Save',
    undo: 'Undo',
    wrong: 'see line 2, character 11.',
    updated: (key: string) => ['Setting updated', `${key} has been updated successfully.`],
    same: ['No Changes', 'The value hasn’t changed.'],
    failed: ['Error updating setting', 'Failed to update the setting. Please try again.'],
  },
}

const card = (page: Page, key: string) => page.locator('main li').filter({ hasText: key })
const toast = async (page: Page, words: readonly string[]) => {
  for (const text of words) await expect(page.locator('.toast')).toContainText(text)
}

/** Delays responses to changes of settings until `release` is called. */
async function holdChanges(page: Page): Promise<{ bodies: unknown[]; release: () => void }> {
  const bodies: unknown[] = []
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/v1/admin/app-settings/*', async (route) => {
    bodies.push(route.request().postDataJSON())
    await isReleased
    const { new_value } = route.request().postDataJSON()
    const settingKey = decodeURIComponent(route.request().url().split('/').at(-1) ?? '')
    await route.fulfill({ json: { setting_key: settingKey, setting_value: new_value, is_changed: true } })
  })
  return { bodies, release }
}

test('SET-03 a value is saved, undone and confirmed, and an error in it is shown', async ({
  page,
  admin,
  unknownKey,
  allowStatus,
}) => {
  const words = WORDS.en
  await signIn(page, admin)
  await page.goto(`/admin/settings?q=${unknownKey}&lang=en`)
  const field = page.getByLabel(unknownKey)
  const save = page.getByRole('button', { name: words.save, exact: true })
  await expect(field).toHaveValue('"first"')

  await save.click()
  await toast(page, words.same)
  await field.fill('{\n  "a": 1, }')
  await save.click()
  await expect(card(page, unknownKey)).toContainText(words.wrong)
  await expect(field).toBeFocused()
  await field.fill('{ "a": [1, 2] }')
  await page.keyboard.press('Control+Enter')
  await toast(page, words.updated(unknownKey))
  await page.locator('.toast').getByRole('button', { name: words.undo }).click()
  await expect(field).toHaveValue('"first"')
  await expect(card(page, unknownKey)).toHaveAttribute('aria-busy', 'false')

  await page.route('**/api/v1/admin/app-settings/*', (route) => route.abort())
  await field.fill('"second"')
  await save.click()
  await toast(page, words.failed)
  await expect(field).toHaveValue('"second"')
  allowStatus(409)
})

test('SET-03 the settings look right in both languages, with two versions of one side by side', async ({
  page,
  admin,
  apiOf,
  givenUser,
  unknownKey,
  allowStatus,
}) => {
  allowStatus(409)
  await signIn(page, admin)
  const field = page.getByLabel(unknownKey)
  const other = await apiOf(await givenUser('نورة', 'admin'))
  const theirs = (value: string) =>
    other.put(`/api/v1/admin/app-settings/${unknownKey}`, { data: { new_value: value } })
  const own = card(page, unknownKey)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/admin/settings', query))
    await field.fill(`"mine in ${lang}"`)
    await expect(await theirs(`"theirs beside ${lang}"`)).toBeOK()
    await own.getByRole('button', { name: WORDS[lang].save, exact: true }).click()
    await expect(own.getByRole('definition')).toHaveText([`theirs beside ${lang}`, `mine in ${lang}`])
    await lookAt(page, 'settings', lang)
  }
  const [keep, insist] = [
    own.getByRole('alert').getByRole('button').first(),
    own.getByRole('alert').getByRole('button').last(),
  ]
  await insist.click()
  await toast(page, WORDS.en.updated(unknownKey))
  await expect(field).toHaveValue('"mine in en"')

  await field.fill('"mine again"')
  await expect(await theirs('"theirs"')).toBeOK()
  await own.getByRole('button', { name: WORDS.en.save, exact: true }).click()
  await keep.click()
  await expect(field).toHaveValue('"theirs"')
})

test('SET-03 if settings cannot be loaded, the screen says so and retries, instead of showing empty values', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto('/admin/tags?lang=en')
  await failUntilPressed(page, '**/api/v1/admin/app-settings')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load application settings.')
  await expect(card(page, 'ad_lifetime_days')).toHaveCount(0)
  // the focus of the new page may come between a press and its button
  await expect(async () => {
    if (await retry.isVisible()) await retry.press('Enter')
    await expect(card(page, 'ad_lifetime_days')).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('SET-01 SET-03 a setting is found by its words, a switch tapped twice keeps its last state, a logo is saved at once, a number in any digits even if the page is left, and what is wrong is refused with the reason', async ({
  page,
  admin,
  allowStatus,
}) => {
  allowStatus(422)
  await signIn(page, admin)
  await page.goto('/admin/settings?lang=en')
  const search = page.getByRole('searchbox')
  await search.fill('lifetime ad')
  await expect(page.locator('main li code')).toHaveText(['ad_lifetime_days'])
  await search.fill('')
  const first = await holdChanges(page)
  const deals = page.getByRole('switch', { name: 'Deals section' })
  // the demo has turned it on
  await deals.uncheck()
  await expectSoon(() => first.bodies).toEqual([{ new_value: 'false', seen: 'true' }])
  await deals.check()
  first.release()
  await expectSoon(() => first.bodies).toEqual([
    { new_value: 'false', seen: 'true' },
    { new_value: 'true', seen: 'false' },
  ])
  await toast(page, WORDS.en.updated('enable_deals_section'))
  await expect(deals).toBeChecked()

  const choose = page.getByLabel('Choose a photo')
  await choose.focus()
  await choose.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg></svg>') })
  await expect(card(page, 'app_logo_url').getByRole('alert')).toContainText('JPEG, HEIC, PNG, WebP or AVIF')
  await expect(choose).toBeFocused()
  await choose.setInputFiles('public/icon-192.png')
  await toast(page, WORDS.en.updated('app_logo_url'))
  const logo = { new_value: expect.stringMatching(/^"\/files\/logos\/\w+\.webp"$/), seen: null }
  expect(first.bodies.slice(2)).toEqual([logo])

  const { bodies, release } = await holdChanges(page)
  const days = page.getByLabel('How long an ad stays live')
  await days.fill('0')
  await days.press('Enter')
  await expect(card(page, 'ad_lifetime_days')).toContainText('From 1 to 365 days')
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  await days.fill('٤٥')
  await days.press('Enter')
  // leaving the page during the request still shows the result
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settings')
  release()
  await toast(page, WORDS.en.updated('ad_lifetime_days'))
  expect(bodies).toEqual([{ new_value: '45', seen: null }])
})

test('SET-01 a change reaches open pages of signed-in users at once, and those of visitors within seconds @own-context', async ({
  page,
  openPage,
  buyer,
  apiOf,
  admin,
}) => {
  const visitor = await openPage()
  await visitor.clock.install()
  await visitor.goto('/terms?lang=en')
  await signIn(page, buyer)
  await page.goto('/terms?lang=en')
  const api = await apiOf(admin)
  // retried, since a parallel run of this test may change it meanwhile
  await expect(async () => {
    const address = `https://t.me/test_${randomUUID().slice(0, 8)}`
    const data = { new_value: JSON.stringify(address) }
    await expect(await api.put('/api/v1/admin/app-settings/telegram_url', { data })).toBeOK()
    const linkOf = (one: Page) => one.getByRole('link', { name: 'Telegram' })
    await expect(linkOf(page)).toHaveAttribute('href', address, { timeout: 5000 })
    await visitor.clock.fastForward(5000)
    await expect(linkOf(visitor)).toHaveAttribute('href', address, { timeout: 5000 })
  }).toPass()
})

test('SET-03 Undo stays available long enough to be reached by keyboard @own-context', async ({
  page,
  admin,
  unknownKey,
}) => {
  await page.clock.install()
  await signIn(page, admin)
  await page.goto(`/admin/settings?q=${unknownKey}&lang=en`)
  await page.getByLabel(unknownKey).fill('"second"')
  await page.getByRole('button', { name: WORDS.en.save, exact: true }).click()
  await toast(page, WORDS.en.updated(unknownKey))
  await page.clock.runFor(15_000)
  await toast(page, [WORDS.en.undo])
})

test('SET-03 a failure is reported without a connection too @own-context', async ({
  page,
  context,
  admin,
  unknownKey,
}) => {
  await signIn(page, admin)
  const loaded = page.waitForResponse(/open-toast/)
  await page.goto(`/admin/settings?q=${unknownKey}&lang=en`)
  await page.getByLabel(unknownKey).fill('"second"')
  await untilLoaded(page, loaded)
  // other code comes then too
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: WORDS.en.save, exact: true }).click()
  await toast(page, WORDS.en.failed)
  await expect(page.getByLabel(unknownKey)).toHaveValue('"second"')
  // what was typed survives a reload, until it is saved
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel(unknownKey)).toHaveValue('"second"')
  await page.getByRole('button', { name: WORDS.en.save, exact: true }).click()
  await toast(page, WORDS.en.updated(unknownKey))
  await page.reload()
  await expect(page.getByLabel(unknownKey)).toHaveValue('"second"')
})

test('SET-03 EXPL-06 an order of the home page that could not be saved says that there is no connection @own-context', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  const loaded = page.waitForResponse(/open-toast/)
  await page.goto('/admin/settings?q=home_sections')
  const switches = page.getByRole('switch')
  const order = () => switches.evaluateAll((all) => all.map((one) => one.closest('li')?.textContent))
  const before = await order()
  // what says results is loaded with the first use
  await page.getByRole('searchbox').first().click()
  await untilLoaded(page, loaded)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /^حرّك .* إلى أسفل$/ })
    .first()
    .click()
  await expect(page.locator('.toast')).toContainText('لا يوجد اتصال')
  expect(await order()).toEqual(before)
  await page.context().setOffline(false)
})
