import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { choose, field, fillAll, fillBasics, openStep, STEPS } from './fill-ad.ts'
import { expect, expectSoon, PASSWORD, signIn, signInByHand, test, type User } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { submitAd } from './live-ads.ts'
import { pictureFile } from './picture-file.ts'

const SAVED = 'حُفظ في حسابك'
const OFFLINE = 'لا يوجد اتصال. حُفظ على هذا الجهاز، وسنرسله عند عودة الاتصال.'

const status = (page: Page) => page.locator('[role=status]:not([data-offline-bar])').first()

async function begin(page: Page, user: User) {
  await signIn(page, user)
  await page.goto('/add-car')
}

const draftIn = (page: Page) => new URL(page.url()).searchParams.get('draft') ?? ''

async function ownAds(page: Page): Promise<{ id: string; state: string; price: number }[]> {
  return (await (await page.request.get('/api/v1/me/ads')).json()).items
}

test('AD-03 the validation of an ad is loaded with the first touch; until then the steps show the problems found by the server, and filled fields are not marked as missing', async ({
  page,
  buyer,
}) => {
  const checks = /\/assets\/ads-/
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { promise: isTime, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route(checks, async (route) => {
    await isTime
    await route.continue()
  })
  await begin(page, buyer)
  const steps = page.getByRole('navigation', { name: 'خطوات الإعلان' })
  const missing = await steps.innerText()
  expect(missing).toContain('بقيت')
  expect(asked.filter((address) => checks.test(address))).toEqual([])

  await page.keyboard.press('Tab')
  await expectSoon(() => asked.filter((address) => checks.test(address)).length).toBeGreaterThan(0)
  expect(await steps.innerText()).toBe(missing)
  await field(page, 'year').fill('٢٠١٥')
  await field(page, 'mileage').fill('150')
  await field(page, 'make').focus()
  await field(page, 'year').focus()
  await expect(page.getByText('هذا الحقل مطلوب.')).toHaveCount(1)
  await page.getByRole('button', { name: '150,000 كم' }).click()
  await expect(field(page, 'mileage')).toHaveValue('150000')
  await expectSoon(() => steps.innerText()).not.toBe(missing)
  const left = await steps.innerText()
  const came = page.waitForResponse(checks)
  letItCome()
  await came
  await expect(page.getByText('هذا الحقل مطلوب.')).toHaveCount(1)
  await expectSoon(() => steps.innerText()).toBe(left)
  await field(page, 'mileage').fill('60,000 miles')
  await page.getByRole('button', { name: '96,561 كم' }).click()
  await expect(field(page, 'mileage')).toHaveValue('96561')
})

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false })

  test('AD-02 a step opens at the first tap', async ({ page, seller, givenAds }) => {
    await signIn(page, seller)
    await page.goto('/add-car')
    await openStep(page, 'contact')
    await expect(page.getByRole('heading', { name: STEPS.contact, exact: true }).first()).toBeVisible()
    await openStep(page, 'basics')
    await expect(field(page, 'year')).toBeVisible()

    await givenAds(seller, 1)
    const [ad] = await ownAds(page)
    await page.goto(`/my-ads/edit/${ad?.id}`)
    await openStep(page, 'review')
    await expect(page).toHaveURL(new RegExp(`/my-ads/edit/${ad?.id}\\?step=review`))
    await expect(page.getByRole('heading', { name: STEPS.review, exact: true }).first()).toBeVisible()
  })
})

test('AD-08 text typed before hydration is kept and saved', async ({ page, buyer, apiOf }) => {
  await signIn(page, buyer)
  const { promise: isTime, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isTime
    await route.continue()
  })
  const opened = page.goto('/add-car')
  await field(page, 'make').fill('تويوتا')
  await field(page, 'year').fill('٢٠٢٠')
  await field(page, 'model').fill('كامري')
  await field(page, 'condition').selectOption('used')
  await field(page, 'mileage').fill('85 ألف')
  letItCome()
  await opened
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field(page, 'year')).toHaveValue('٢٠٢٠')
  await expect(field(page, 'mileage')).toHaveValue('85 ألف')
  const api = await apiOf(buyer)
  const saved = async () => (await (await api.get('/api/v1/me/drafts')).json())[0]?.fields
  await expectSoon(saved).toMatchObject({ make: 'toyota', model: 'toyota-camry', condition: 'used' })
})

test('AD-01 NAV-01 visitors are asked to sign in or sign up, and return to the ad after it', async ({
  page,
  buyer,
  allowStatus,
}) => {
  allowStatus(401)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'بِع سيارتك' }).click()
  await expect(page).toHaveURL(/\/add-car/)
  await expect(page.getByRole('heading', { name: 'يلزم تسجيل الدخول' })).toBeVisible()
  const main = page.getByRole('main')
  const signUp = main.getByRole('link', { name: 'إنشاء حساب' })
  await expect(signUp).toHaveAttribute('href', '/auth?mode=sign_up&next=%2Fadd-car')
  await main.getByRole('link', { name: 'تسجيل الدخول' }).click()
  await signInByHand(page, buyer, PASSWORD)
  await expect(page).toHaveURL(/\/add-car/)
  await expect(page.getByRole('heading', { name: 'بِع سيارتك' })).toBeVisible()
})

test('AD-02 AD-05 a car is posted in Arabic on a phone, and a double click creates one ad', async ({ page, buyer }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, buyer)
  const before = (await ownAds(page)).length
  for (const tab of ['إضافة إعلان جديد', 'تعديل إعلان', 'إعلاناتي السابقة']) {
    await expect(page.getByRole('link', { name: tab })).toBeVisible()
  }
  await fillAll(page)
  await expect(page.getByText('+966 50 123 4567')).toBeVisible()
  await openStep(page, 'description')
  await field(page, 'description').fill('سيارة نظيفة ومالك واحد، صيانتها كلها في الوكالة.')
  await openStep(page, 'review')
  await expect(page.getByText('65,000')).not.toHaveCount(0)
  const draftId = draftIn(page)
  await page.getByRole('button', { name: 'الحد الأدنى الخاص بك' }).click()
  const floor = page.getByRole('dialog', { name: 'الحد الأدنى الخاص بك' })
  await floor.getByRole('textbox').fill('60,000')
  await floor.getByRole('textbox').press('Enter')
  await expect(floor).toBeHidden()
  const areBothClicked = Promise.withResolvers<void>()
  await page.route('**/api/v1/me/ads/*', async (route) => {
    await areBothClicked.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).dblclick()
  areBothClicked.resolve()
  await expect(page.getByText('ستتم مراجعته ونشره خلال 24 ساعة.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'وصلنا إعلانك' })).toBeFocused()
  await expect(page.locator('main').getByText('قيد المراجعة')).toBeVisible()
  await expect(page.locator('.ad-preview')).toContainText('65,000')
  const ads = await ownAds(page)
  expect(ads).toHaveLength(before + 1)
  expect(ads[0]).toMatchObject({ id: draftId, state: 'pending', price: 65_000 })
  expect((await page.request.get(`/api/v1/me/drafts/${draftId}`)).status()).toBe(404)
  expect(await (await page.request.get(`/api/v1/me/ads/${draftId}/offer-floor`)).json()).toEqual({ floor: 60_000 })

  await page.getByRole('link', { name: 'أضف إعلانًا آخر' }).click()
  await expect(field(page, 'price')).toHaveValue('')
  await page.goto('/add-car?tab=edit')
  await page
    .getByRole('link', { name: /^عدّل تويوتا كامري 2020/ })
    .first()
    .click()
  await expect(field(page, 'price')).toHaveValue('65000')
})

test('AD-05 an ad whose answer was lost is found to be posted, once', async ({ page, buyer }) => {
  await begin(page, buyer)
  const before = (await ownAds(page)).length
  await fillAll(page)
  await openStep(page, 'description')
  await field(page, 'description').fill('سيارة نظيفة ومالك واحد، صيانتها كلها في الوكالة.')
  await openStep(page, 'review')
  const sent: unknown[] = []
  await page.route('**/api/v1/me/ads/*', async (route) => {
    const answer = await route.fetch()
    sent.push(await answer.json())
    return sent.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await expect(page.getByRole('heading', { name: 'وصلنا إعلانك' })).toBeFocused()
  expect(sent).toEqual([
    { state: 'pending', has_revision: false },
    { state: 'pending', has_revision: false },
  ])
  expect(await ownAds(page)).toHaveLength(before + 1)
})

test('AD-08 typed text is restored after a reload and on another device', async ({
  page,
  openPage,
  allowStatus,
  buyer,
}) => {
  allowStatus(409)
  await begin(page, buyer)
  await fillBasics(page)
  await expect(status(page)).toHaveText(SAVED)
  await page.reload()
  await expect(field(page, 'price')).toHaveValue('٦٥ ألف')
  await expect(field(page, 'make')).toHaveValue('تويوتا')
  const other = await openPage()
  await signIn(other, buyer)
  await other.goto('/add-car')
  await other.locator(`a[href="/add-car?draft=${draftIn(page)}"]`).click()
  await expect(field(other, 'mileage')).toHaveValue('٩٠٬٠٠٠')
  await expect(field(other, 'model')).toHaveValue('كامري')

  // both tabs edit the draft; the second to save chooses a version
  await field(other, 'price').fill('66000')
  await expect(status(other)).toHaveText(SAVED)
  await field(page, 'price').fill('67000')
  await expect(page.getByRole('heading', { name: 'عُدّل هذا الإعلان من جهاز آخر أيضًا. أي النسختين تريد؟' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'السعر' })).toContainText('66,000')
  await page.getByRole('button', { name: 'أبقِ هذه النسخة' }).click()
  await expect(status(page)).toHaveText(SAVED)
  await page.reload()
  await expect(field(page, 'price')).toHaveValue('67000')
})

test('AD-02 AD-09 a seller who begins with pictures stays at that step, and every step opens without a connection @own-context', async ({
  page,
  context,
  buyer,
}) => {
  await begin(page, buyer)
  await openStep(page, 'pictures')
  await page.route('**/api/v1/uploads', (route) => route.abort())
  await page.locator('input[type=file][multiple]').setInputFiles(await pictureFile())
  await expect(page.locator('.picture-tile')).toHaveCount(1)
  await expect(page).toHaveURL(/draft=.*step=pictures/)
  await expect(status(page)).toHaveText(SAVED)
  await context.setOffline(true)
  for (const step of ['contact', 'basics', 'specs', 'description', 'review', 'pictures'] as const) {
    await openStep(page, step)
    await expect(page.getByRole('heading', { name: STEPS[step], exact: true }).first()).toBeVisible()
  }
  await expect(page.locator('.picture-tile')).toHaveCount(1)
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator('.picture-tile')).toHaveCount(1)
  const address = page.url()
  // else the reload could interrupt an upload that begins in between
  await page.goto('/robots.txt')
  await page.unroute('**/api/v1/uploads')
  await page.goto(address)
  await expect(page.locator('.picture-tile')).toHaveCount(1)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.picture-tile img')).toBeVisible()
  const shows = page.getByLabel('ما تُظهره الصورة 1')
  const isSaved = page.waitForResponse((response) => response.url().endsWith('/view') && response.ok())
  await shows.selectOption({ label: 'المحرك' })
  await isSaved
  await page.reload()
  await expect(shows).toHaveValue('engine')
})

test('AD-02 AD-08 ERRB-04 a step whose code does not come says so in its place, keeps what was typed, and opens by itself or when it is tried again @own-context', async ({
  page,
  context,
  buyer,
  allowStatus,
}) => {
  const code = '**/assets/later-step-*.js'
  const next = page.getByRole('button', { name: /^التالي/ })
  const body = page.getByLabel('نوع الهيكل')
  await page.clock.install()
  // never answered
  await page.route(code, () => {}, { times: 1 })
  await begin(page, buyer)
  await field(page, 'year').fill('2019')
  await next.click()
  const step = page.locator('.ad-editor form')
  await expect(step.getByText('جارٍ التحميل…')).toBeVisible()
  await expect(page.locator('.navigation-progress')).toHaveCount(0)
  await page.clock.runFor(8000)
  await expect(step.getByText('الموقع يتأخر في الرد. ما كتبته محفوظ')).toBeVisible()
  await step.getByRole('button', { name: 'أعد تحميل الصفحة' }).click()
  await expect(body).toBeVisible()
  await openStep(page, 'basics')
  await expect(field(page, 'year')).toHaveValue('2019')

  allowStatus(404)
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  await page.goto('/add-car')
  await next.click()
  await expect(step.getByText('تعذّر تحميل هذا الجزء.')).toBeVisible()
  await page.unroute(code)
  await step.getByRole('button', { name: 'حاول مرة أخرى' }).click()
  await expect(body).toBeVisible()

  const release = await holdScripts(page, code)
  await page.goto('/add-car')
  await context.setOffline(true)
  release()
  await next.click()
  await expect(step.getByText('تعذّر الاتصال بالموقع. ما كتبته محفوظ')).toBeVisible()
  await expect(page.locator('.navigation-progress')).toHaveCount(1)
  await expect(step.getByRole('button', { name: 'حاول الآن' }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(body).toBeVisible()
})

test('AD-04 AD-02 every value that an ad may have can be chosen, and Enter that ends the composition of an input method adds no feature', async ({
  page,
  buyer,
}) => {
  await begin(page, buyer)
  const values = (name: string) =>
    field(page, name)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean))
  expect(await values('condition')).toEqual(['new', 'used', 'certified', 'excellent', 'good', 'fair'])
  await openStep(page, 'specs')
  await expect(field(page, 'fuel_type')).toBeVisible()
  expect(await values('fuel_type')).toEqual(['gasoline', 'diesel', 'hybrid', 'electric'])
  expect(await values('transmission')).toEqual(['automatic', 'manual', 'cvt'])
  expect(await values('body_type')).toEqual(['sedan', 'suv', 'hatchback', 'coupe', 'convertible', 'wagon', 'pickup'])
  const own = page.getByLabel('تجهيز آخر')
  await own.fill('ثلاجة')
  // the second one as Safari sends it, after the end of the composition
  for (const more of [{ isComposing: true }, { keyCode: 229 }])
    await own.evaluate((input, init) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
    }, more)
  await expect(own).toHaveValue('ثلاجة')
  await own.press('Enter')
  await expect(page.getByRole('button', { name: 'ثلاجة' })).toHaveCount(1)
  await expect(own).toHaveValue('')
  await openStep(page, 'contact')
  await expect(page.getByRole('group', { name: 'كيف يتواصل معك المشترون؟' }).getByRole('checkbox')).toHaveCount(4)
})

test('AD-09 a picture that is removed from the phone after it was chosen is sent from its copy, or chosen again', async ({
  page,
  buyer,
}, testInfo) => {
  await begin(page, buyer)
  await openStep(page, 'pictures')
  const { buffer } = await pictureFile()
  const chosen = page.locator('input[type=file][multiple]')
  const tiles = page.locator('.picture-tile')

  async function chooseAndRemove(name: string) {
    const path = testInfo.outputPath(name)
    await writeFile(path, buffer)
    const release = await holdScripts(page, /\/uploads(?:$|\/)/)
    const begun = page.waitForRequest(/\/uploads(?:$|\/)/)
    await chosen.setInputFiles(path)
    await begun
    return { path, release }
  }

  const first = await chooseAndRemove('first.jpg')
  await page.waitForFunction(async () => (await (await caches.open('chosen-pictures')).keys()).length === 1)
  await rm(first.path)
  first.release()
  await expect(tiles).toHaveCount(1)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 30_000 })

  await page.evaluate(() => {
    caches.open = () => Promise.reject(new Error('no storage'))
  })
  const second = await chooseAndRemove('second.jpg')
  await rm(second.path)
  second.release()
  await expect(tiles.nth(1)).toContainText('تغيّرت الصورة أو حُذفت من جهازك. اخترها من جديد.')
  await tiles
    .nth(1)
    .getByLabel('اختر الصورة 2 من جديد')
    .setInputFiles(await pictureFile())
  await expect(tiles).toHaveCount(2)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 30_000 })
})

test('AD-09 a file that is no picture does not count as one, keeps its name, and holds nothing up', async ({
  page,
  buyer,
}) => {
  await begin(page, buyer)
  await openStep(page, 'pictures')
  const files = page.locator('input[type=file][multiple]')
  await files.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  const leftOut = page.getByRole('alert').filter({ hasText: 'notes.jpg' })
  await expect(leftOut).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.picture-tile')).toHaveCount(0)
  await expect(status(page)).toHaveText(SAVED)
  await page.reload()
  await expect(leftOut).toBeVisible()
  await openStep(page, 'basics')
  await fillBasics(page)
  await openStep(page, 'contact')
  await field(page, 'contact_name').fill('نواف')
  await field(page, 'phone_number').fill('0501234567')
  await openStep(page, 'review')
  await expect(page.getByRole('button', { name: /أضف صورة واحدة على الأقل/ })).toBeVisible()
  await openStep(page, 'pictures')
  await files.setInputFiles(await pictureFile())
  await openStep(page, 'review')
  await expect(page.getByText('جاهز للإرسال').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await expect(page.getByRole('heading', { name: 'وصلنا إعلانك' })).toBeVisible()
})

test('AD-08 a seller who begins an ad for the same car again is offered the existing draft', async ({
  page,
  buyer,
}) => {
  await begin(page, buyer)
  // the menu marks the current page, the footer does not
  await expect(page.getByRole('contentinfo').locator('[aria-current=page]')).toHaveCount(0)
  await fillBasics(page)
  await expect(status(page)).toHaveText(SAVED)
  const first = draftIn(page)
  await page.goto('/add-car')
  await choose(page, 'make', 'تويو')
  await field(page, 'year').fill('2020')
  await choose(page, 'model', 'كامر')
  await page.getByRole('button', { name: 'أكمل السابق بدلًا من هذا' }).click()
  await expect(field(page, 'price')).toHaveValue('٦٥ ألف')
  expect(draftIn(page)).toBe(first)
  const drafts = await (await page.request.get('/api/v1/me/drafts')).json()
  expect(drafts).toMatchObject([{ id: first }])
})

test('AD-08 without a connection nothing is lost: an ad that was never sent is restored on this device, and sent once it can be', async ({
  page,
  buyer,
}) => {
  await begin(page, buyer)
  const drafts = '**/api/v1/me/drafts/*'
  await page.route(drafts, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await field(page, 'price').fill('52000')
  await expect(status(page)).toHaveText(OFFLINE)
  const draftId = draftIn(page)
  await page.goto('/add-car')
  await page.locator(`a[href="/add-car?draft=${draftId}"]`).click()
  await expect(field(page, 'price')).toHaveValue('52000')
  await field(page, 'year').fill('2019')
  await expect(status(page)).toHaveText(OFFLINE)
  await page.unroute(drafts)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(status(page)).toHaveText(SAVED)
  const { fields } = await (await page.request.get(`/api/v1/me/drafts/${draftId}`)).json()
  expect(fields).toMatchObject({ price: '52000', year: '2019' })
})

test('AD-01 AD-08 signing in halfway loses nothing', async ({ page, context, allowStatus, buyer }) => {
  allowStatus(401)
  await begin(page, buyer)
  await field(page, 'price').fill('53000')
  await expect(status(page)).toHaveText(SAVED)
  await context.clearCookies()
  await field(page, 'mileage').fill('123456')
  await expect(status(page)).toHaveText('سُجّل خروجك. حُفظ على هذا الجهاز.')
  await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click()
  await signInByHand(page, buyer, PASSWORD)
  await expect(field(page, 'mileage')).toHaveValue('123456')
  await expect(field(page, 'price')).toHaveValue('53000')
  await expect(status(page)).toHaveText(SAVED)
})

const SENTENCES: [step: keyof typeof STEPS, name: string, typed: string, sentence: string][] = [
  ['basics', 'price', '0', 'اكتب السعر كاملًا بالريال، من 500 فأكثر.'],
  ['basics', 'make', 'ترابانت', 'اختر الشركة من القائمة.'],
  ['description', 'title', 'قصير', 'اكتب 10 أحرف على الأقل أو اتركه فارغًا.'],
  ['description', 'description', 'و'.repeat(100_000), '5,000 حرف على الأكثر. لم يضِع شيء، اختصره هنا.'],
  ['description', 'description', '<b>سيارة</b> نظيفة جدًا', 'رموز مثل <b> ستظهر كما كتبتها تمامًا.'],
  ['description', 'description', '\u202eسيارة نظيفة جدًا', 'في النص علامات خفية تقلب اتجاه الكتابة، وسنزيلها.'],
  [
    'description',
    'description',
    'للتواصل ٠٥٥ ١٢٣ ٤٥٦٧',
    'يبدو أن في النص رقم هاتف. احذفه، فرقمك يظهر للمشترين بجانب الإعلان كما تختار في «معلومات التواصل»، وقد يُرفض الإعلان إذا بقي الرقم في نصه.',
  ],
  [
    'description',
    'title',
    'صورها في www.example.com',
    'يبدو أن في النص رابطًا أو بريدًا أو اسم حساب. احذفه، فقد يُرفض الإعلان إذا بقي.',
  ],
  ['contact', 'phone_number', '12', 'اكتبه مثل 0501234567، أو مع + ورمز الدولة.'],
]

test('AD-03 each invalid value is explained in a sentence and kept', async ({ page, buyer }) => {
  await begin(page, buyer)
  for (const [step, name, typed, sentence] of SENTENCES) {
    await openStep(page, step)
    await field(page, name).fill(typed)
    await field(page, name).blur()
    await expect(page.getByText(sentence, { exact: true }), `${name} ${typed.slice(0, 20)}`).toBeVisible()
    await expect(field(page, name)).toHaveValue(typed)
  }
})

test('AD-03 missing fields are marked, and the first gets the focus', async ({ page, buyer }) => {
  await signIn(page, buyer)
  await page.goto('/add-car?lang=en&step=review')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeVisible()
  await expect(field(page, 'make')).toBeFocused()
  await expect(page.getByText('This field is required.')).toHaveCount(6)
  await expect(page.getByText('Required', { exact: true })).toHaveCount(7)
  await expect(page.getByText('Optional', { exact: true }).first()).toBeVisible()
  await page.goto('/add-car?lang=ar&step=review')
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await expect(page.getByText('هذا الحقل مطلوب.')).toHaveCount(6)
})

test('AD-03 make and model are chosen with the keyboard alone, in either script, and recognised if they were typed before the list was loaded', async ({
  page,
  buyer,
}) => {
  await begin(page, buyer)
  const list = Promise.withResolvers<void>()
  await page.route('**/api/v1/makers/*/models', async (route) => {
    await list.promise
    await route.continue()
  })
  await field(page, 'make').focus()
  await page.keyboard.type('hyun')
  await expect(field(page, 'make')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const active = await field(page, 'make').getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field(page, 'make')).toHaveValue('هيونداي')
  await page.keyboard.press('Tab')
  await page.keyboard.type('elantra')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2021')
  await expect(field(page, 'year')).toHaveValue('2021')
  await expect(field(page, 'model')).toHaveValue('elantra')
  list.resolve()
  await expect(field(page, 'model')).toHaveValue('إلنترا')
  await field(page, 'model').fill('النترا')
  await page.keyboard.press('Escape')
  await expect(field(page, 'model')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(field(page, 'model')).toHaveValue('إلنترا')
  await field(page, 'model').fill('إلنترا ليموزين')
  await page.keyboard.press('Tab')
  await expect(field(page, 'model')).toHaveValue('إلنترا ليموزين')
  await expect(page.getByText('ليس في قائمتنا، فسيظهر كما كتبته.')).toBeVisible()
})

test('AD-03 the fair price is shown beside the price, an instalment leads to a question, and the price may be on request', async ({
  page,
  buyer,
}) => {
  const limits = { great: 50_000, good: 60_000, usual: 72_000, high: 80_000 }
  await page.route('**/api/v1/fair-price?*', (route) =>
    route.fulfill({ json: { count: 12, expected: 66_000, limits } }),
  )
  await begin(page, buyer)
  await fillBasics(page)
  await expect(page.getByText(/66,000.*من 12 إعلانًا/)).toBeVisible()
  await expect(page.getByText('سعر معتاد', { exact: true })).toBeVisible()
  await field(page, 'price').fill('90000')
  await expect(page.getByText('سعر مرتفع جدًا', { exact: true })).toBeVisible()
  await expect(page.getByText(/يصبح «سعر مرتفع» عند 80,000.* أو أقل/)).toBeVisible()
  await field(page, 'price').fill('١٤٥٠')
  const question = page.getByRole('status').filter({ hasText: 'هل هذا قسط أو مبلغ تنازل؟' })
  await question.getByRole('button', { name: 'على السوم' }).click()
  await expect(field(page, 'price')).toBeDisabled()
  await expect(page.getByText(/الإعلانات التي لها سعر يجدها المشترون أكثر: إعلانك/)).toBeVisible()
  const onRequest = page.getByRole('checkbox', { name: /على السوم/ })
  await expect(onRequest).toBeFocused()
  await openStep(page, 'review')
  await expect(page.getByRole('definition').filter({ hasText: /^على السوم$/ })).toBeVisible()
  await openStep(page, 'basics')
  await onRequest.uncheck()
  await expect(field(page, 'price')).toHaveValue('١٤٥٠')
})

test('AD-06 a pending ad can be corrected by its seller, but not opened by others', async ({
  page,
  allowStatus,
  givenPictures,
  seller,
  buyer,
}) => {
  allowStatus(404)
  await begin(page, buyer)
  const pictureIds = await givenPictures(buyer, 1)
  const carId = await submitAd(page.request, { price: 50_000, contact_methods: ['message'], picture_ids: pictureIds })
  await page.goto(`/my-ads/edit/${carId}`)
  await expect(field(page, 'make')).toHaveValue('تويوتا')
  await field(page, 'price').fill('٤٤٤٤٤')
  await openStep(page, 'review')
  await page.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(page.getByRole('heading', { name: 'وصلتنا تعديلاتك' })).toBeVisible()
  expect((await ownAds(page)).find(({ id }) => id === carId)).toMatchObject({ price: 44_444, state: 'pending' })
  await signIn(page, seller)
  for (const id of [carId, randomUUID(), 'x']) {
    await page.goto(`/my-ads/edit/${id}`)
    await expect(page.getByRole('heading', { name: 'لم نجد هذا الإعلان بين إعلاناتك' })).toBeVisible()
  }
})

test('AD-03 AD-06 the seller of an imported ad changes its price, and its other fields stay', async ({
  page,
  givenAds,
  seller,
}) => {
  await signIn(page, seller)
  await givenAds(seller, 1)
  const { items } = await (await page.request.get('/api/v1/me/ads?state=active')).json()
  const { id, images, price } = items[0]
  // a step after the first may be what is tapped first
  const laterSteps = page.waitForResponse(/later-step/)
  await page.goto(`/my-ads/edit/${id}`)
  await laterSteps
  await field(page, 'price').fill(String(price + 500))
  await openStep(page, 'pictures')
  await expect(page.getByText('تبقى هذه الصور كما هي.', { exact: false })).toBeVisible()
  await expect(page.getByRole('img', { name: /^الصور المعروضة في الإعلان الآن/ })).toHaveCount(images.length)
  await expect(page.locator('.ad-preview img').first()).toHaveAttribute('src', images[0])
  await openStep(page, 'contact')
  await expect(field(page, 'contact_name')).not.toHaveValue('')
  await openStep(page, 'review')
  await page.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(page.getByRole('heading', { name: 'وصلتنا تعديلاتك' })).toBeVisible()
  await expect(page.getByText('يراها المشترون من الآن.')).toBeVisible()
  const car = await (await page.request.get(`/api/v1/cars/${id}`)).json()
  expect(car).toMatchObject({ price: price + 500, images })
})
