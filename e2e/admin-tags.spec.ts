import type { Locator, Page } from '@playwright/test'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { lookAt } from './look-at.ts'

const DRAG_CODE = /\/assets\/dragged-rows/

test('ADMIN-06 an admin builds a rule by keyboard, sees it as a sentence, and contradictions are reported', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto('/admin/tags')
  await page.getByRole('link', { name: 'وسم جديد' }).click()
  const name = `تجربة ${admin.last_name}`
  await page.getByLabel('الاسم بالعربية').fill(name)
  await page.getByLabel('الاسم بالإنجليزية').fill(`Try ${admin.last_name}`)
  await page.getByRole('checkbox', { name: 'يظهر هذا الوسم' }).uncheck()
  await page.getByRole('button', { name: 'إضافة شرط' }).press('Enter')
  const first = page.getByRole('group', { name: 'الشرط 1' })
  await expect(first.getByLabel('ماذا')).toBeFocused()
  await first.getByLabel('ماذا').selectOption({ label: 'المشي' })
  await first.getByLabel('القيمة').fill('١٠٠٠٠')
  await expect(page.getByText('المشي أقل من 10,000 كم في السنة')).toBeVisible()
  await expect(page.getByText('driving below 10,000 km a year')).toBeVisible()
  const simulator = page.getByRole('region', { name: 'ماذا يتغيّر' })
  await expect(simulator.getByText(/تستوفيه .+ من [\d,]+$/)).toBeVisible()
  await simulator.getByText('سيارات يفوتها بقليل').click()
  await expect(simulator.getByText(/^المشي: 10,\d+ كم في السنة$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'إضافة شرط' }).click()
  const second = page.getByRole('group', { name: 'الشرط 2' })
  await second.getByLabel('ماذا').selectOption({ label: 'الشركة' })
  const makers = second.getByRole('combobox', { name: 'القيم' })
  await makers.fill('toyo')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('في السنة، والشركة تويوتا')).toBeVisible()
  // Enter adds what is typed, and does not save a rule that is half typed
  await makers.fill('لكز')
  await page.keyboard.press('Enter')
  await expect(page.getByText('في السنة، والشركة تويوتا أو لكزس')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'إزالة لكزس' }).click()
  await page.getByRole('button', { name: 'إضافة شرط' }).click()
  const third = page.getByRole('group', { name: 'الشرط 3' })
  await third.getByLabel('ماذا').selectOption({ label: 'المشي' })
  await third.getByLabel('كيف').press('ArrowDown')
  await expect(third.getByLabel('كيف')).toBeFocused()
  await third.getByLabel('كيف').selectOption({ label: 'أكثر من' })
  await third.getByLabel('القيمة').fill('20000')
  await expect(third.getByText('لا تجتمع هذه مع الشروط التي فوقها')).toBeVisible()
  await third.getByRole('button', { name: 'إزالة الشرط 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'إضافة شرط' })).toBeFocused()
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText(`أُضيف «${name}»`).first()).toBeVisible()

  const line = page.getByRole('article').filter({ hasText: name })
  await expect(line).toContainText('المشي أقل من 10,000 كم في السنة، والشركة تويوتا')
  await line.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByText(`حُذف «${name}»`).first()).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('ADMIN-06 the list of tags and the editor of a rule look right in both languages', async ({ page, admin }) => {
  await signIn(page, admin)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/admin/tags', query))
    await lookAt(page, 'tags', lang)
    await page.getByRole('link', { name: lang === 'ar' ? 'عليها طلب' : 'Popular' }).click()
    await expect(page.getByText(lang === 'ar' ? 'سيارات يفوتها بقليل' : 'These just miss it')).toBeVisible()
    await lookAt(page, 'tag', lang)
  }
})

/**
 * Presses the button of the mouse on a handle. Between the measurement and the press a message can cover it, and a
 * change by another admin can move it.
 * @returns the place of the press
 */
async function pressOn(page: Page, handle: Locator): Promise<{ x: number; y: number }> {
  let place = { x: 0, y: 0 }
  await expectSoon(async () => {
    await page.mouse.up()
    await handle.hover()
    const box = await handle.boundingBox()
    if (!box) return false
    place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await handle.evaluate((element) => {
      const note = () => Reflect.set(globalThis, 'isHandlePressed', true)
      Reflect.set(globalThis, 'isHandlePressed', false)
      element.addEventListener('pointerdown', note, { once: true })
    })
    await page.mouse.down()
    return page.evaluate(() => Reflect.get(globalThis, 'isHandlePressed'))
  }).toBe(true)
  return place
}

/** Drags one row to the place of another. The drag code may still be loading when the button is pressed. */
async function drag(page: Page, dragged: Locator, onto: Locator) {
  const { x, y } = await pressOn(page, dragged.locator('[data-handle]'))
  let moved = 5
  await expectSoon(async () => {
    await page.mouse.move(x, y - (moved += 1))
    return dragged.getAttribute('class')
  }).toContain('relative')
  // until the other row gives way; the page may scroll or change meanwhile
  await expectSoon(async () => {
    const place = await onto.boundingBox()
    if (place) await page.mouse.move(x, place.y + place.height / 2 + (moved += 1) / 10, { steps: 5 })
    return onto.getAttribute('style')
  }).toMatch(/transform: translate3d\(0px, -?[1-9]/)
  await page.mouse.up()
}

test('ADMIN-06 an admin drags a tag before another, from the first press on @own-context', async ({ page, admin }) => {
  // only enabled tags: other tests add disabled ones and delete them
  const tags: { id: number; name_en: string }[] = await (await page.request.get('/api/v1/car-tags')).json()
  const lastTwo = tags.slice(-2)
  await signIn(page, admin)
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.goto('/admin/tags?lang=en')
  const rowOf = (id: number) => page.locator(`[data-row="${id}"]`)
  const rows = page.locator(lastTwo.map(({ id }) => `[data-row="${id}"]`).join())
  const order = () => rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-row'))))
  for (const [before, dragged] of [lastTwo, lastTwo.toReversed()]) {
    if (!before || !dragged) throw new Error('Fewer than two tags are enabled')
    await drag(page, rowOf(dragged.id), rowOf(before.id))
    await expect(page.getByText(`“${dragged.name_en}” now comes earlier`).first()).toBeVisible()
    await expectSoon(order).toEqual([dragged.id, before.id])
  }
  await page.reload()
  expect(await order()).toEqual(lastTwo.map(({ id }) => id))
})

test('ADMIN-06 a press by touch that began before the code of dragging came drags, and one that ended outside of the list does nothing @own-context', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.setViewportSize({ width: 1440, height: 2000 })
  const touch = await page.context().newCDPSession(page)
  const open = async () => {
    await page.unroute(DRAG_CODE)
    const release = await holdScripts(page, DRAG_CODE)
    await page.goto('/admin/tags?lang=en')
    return release
  }
  const rows = page.locator('[data-row]')
  const placeOf = async (row: Locator) => {
    const box = await row.locator('[data-handle]').boundingBox()
    if (!box) throw new Error('It must be on the screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  const release = await open()
  const { x, y } = await placeOf(rows.last())
  const touchAt = (type: 'touchStart' | 'touchMove', down: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + down }] })
  await touchAt('touchStart', 0)
  release()
  let down = 5
  await expectSoon(async () => {
    await touchAt('touchMove', -(down += 1))
    return rows.last().getAttribute('class')
  }).toContain('relative')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await expect(rows.last()).not.toHaveClass(/relative/)

  const releaseAgain = await open()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  releaseAgain()
  const first = await placeOf(rows.first())
  await expectSoon(async () => {
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    await page.mouse.move(first.x, first.y + 6, { steps: 3 })
    const isDragged = (await rows.first().getAttribute('class'))?.includes('relative')
    if (!isDragged) await page.mouse.up()
    return isDragged
  }).toBe(true)
  await expect(rows.last()).not.toHaveClass(/relative/)
  await page.keyboard.press('Escape')
  await expect(rows.first()).not.toHaveClass(/relative/)
  await page.mouse.up()
})

test('ADMIN-06 a deleted tag or maker is reported as deleted, not as an error', async ({
  page,
  admin,
  allowStatus,
}) => {
  allowStatus(404)
  await signIn(page, admin)
  for (const address of ['/admin/tags/edit/30000', '/admin/car-makers/edit/30000', '/admin/car-makers/edit/x']) {
    await page.goto(`${address}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  }
})

test('ADMIN-06 the second of two admins who save by Enter is shown both versions, even if they are below the visible part', async ({
  page,
  admin,
  apiOf,
  givenUser,
  allowStatus,
}) => {
  allowStatus(409)
  const other = await apiOf(await givenUser('ريم', 'admin'))
  const activationRules = { type: 'manual', condition: null, value: null, logic: 'AND', conditions: [] }
  const tag = {
    name_ar: `وسم ${admin.last_name}`,
    name_en: `Tag ${admin.last_name}`,
    enabled: false,
    activation_rules: activationRules,
  }
  const added = await other.post('/api/v1/admin/car-tags', { data: tag })
  const { id } = await added.json()
  await signIn(page, admin)
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto(`/admin/tags/edit/${id}`)
  const theirs = { wanted: { name_en: 'Theirs' }, seen: { name_en: tag.name_en } }
  await expect(await other.put(`/api/v1/admin/car-tags/${id}`, { data: theirs })).toBeOK()
  await page.getByLabel('الاسم بالإنجليزية').fill('Mine')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Theirs' })).toBeInViewport()
  await expect(await other.delete(`/api/v1/admin/car-tags/${id}`)).toBeOK()
})
