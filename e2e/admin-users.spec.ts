import { expect, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const SAYS = {
  ar: {
    search: 'بحث',
    state: 'الصلاحية والحالة',
    find: 'الاسم أو البريد أو الجوال أو المعرّف',
    penalise: 'إعطاء عقوبة',
    rule: 'القاعدة المخالَفة',
    proposed: 'المقترح: إيقاف (30 يومًا)',
    severity: 'العقوبة',
    reason: 'السبب الذي يقرؤه المستخدم',
    days: 'المدة',
    until: /^موقوف حتى /,
    lift: 'رفع الإيقاف',
    role: 'تغيير الصلاحية',
  },
  en: {
    search: 'Search',
    state: 'Role and status',
    find: 'Name, email, phone or id',
    penalise: 'Give a penalty',
    rule: 'Broken rule',
    proposed: 'Proposed: Suspension (30 days)',
    severity: 'Penalty',
    reason: 'Reason for the user',
    days: 'For how long',
    until: /^Suspended until /,
    lift: 'Lift the suspension',
    role: 'Change role',
  },
}

test('ADMIN-02 LANG-01 a user is found, looked at and suspended for three days, with the keyboard', async ({
  page,
  admin,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 1)
  await signIn(page, admin)
  const says = SAYS.ar
  // the journey goes on in Arabic
  for (const { lang } of LANGUAGES.toReversed()) {
    await page.goto(`/admin/users/${seller.id}?lang=${lang}`)
    await lookAt(page, 'admin-user', lang)
    await page.goto(`/admin/users?text=${seller.last_name}`)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    // on narrow screens the titles of empty cells would be left
    await expect(page.locator(`tbody td[data-title="${SAYS[lang].state}"]`)).toBeEmpty()
    await lookAt(page, 'admin-users', lang)
  }
  await page.goto('/admin/users')
  await page.getByLabel(says.find).fill(seller.last_name)
  await page.keyboard.press('Enter')
  const found = page.getByRole('link', { name: seller.name })
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await found.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.name)
  await page.getByRole('button', { name: says.penalise }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(says.rule).selectOption('fraud')
  await expect(dialog.getByText(says.proposed)).toBeVisible()
  await expect(dialog.getByLabel(says.severity)).toHaveValue('suspended')
  await dialog.getByLabel(says.days).selectOption('3')
  await dialog.getByLabel(says.reason).fill('صور السيارات منقولة من إعلانات أخرى')
  await lookAt(page, 'admin-user-penalty')
  await dialog.getByLabel(says.reason).press('Tab')
  await dialog.getByRole('button', { name: says.penalise }).press('Enter')
  await expect(page.getByText(says.until)).toBeVisible()
  await page.getByRole('button', { name: says.lift }).press('Enter')
  await expect(page.getByText(says.until)).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('ADMIN-02 a second penalty is proposed from the first, withdrawn, and the role changed, by keys on a phone', async ({
  page,
  admin,
  seller,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, admin)
  await page.goto(`/admin/users/${seller.id}?lang=en`)
  const dialog = page.getByRole('dialog')
  const give = page.getByRole('button', { name: SAYS.en.penalise })
  for (const [count, severity] of ['notice', 'warning'].entries()) {
    await give.press('Enter')
    await expect(dialog.getByRole('combobox', { name: /^Penalty/ })).toHaveValue(severity)
    await dialog.getByLabel(SAYS.en.reason).focus()
    await page.keyboard.type('The same ad three times')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Withdraw the penalty/ })).toHaveCount(count + 1)
  }
  await page
    .getByRole('button', { name: /^Withdraw the penalty/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('button', { name: /^Withdraw the penalty/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Withdraw the penalty/ })).toBeFocused()

  const change = page.getByRole('button', { name: SAYS.en.role })
  await page.getByRole('main').getByRole('combobox', { name: 'Role' }).press('ArrowDown')
  await change.press('Enter')
  await expect(page.getByText('Moderator', { exact: true }).first()).toBeVisible()
  await expect(change).toBeFocused()
  await page.keyboard.press('z')
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Role' })).toHaveValue('user')
  await expect(change).toBeFocused()
})

test('ADMIN-02 a moderator sees a user without sessions, invoices and role', async ({ page, givenUser, seller }) => {
  await signIn(page, await givenUser('نوف', 'moderator'))
  await page.goto(`/admin/users/${seller.id}`)
  await expect(page.getByRole('button', { name: SAYS.ar.penalise })).toBeVisible()
  await expect(page.getByRole('button', { name: SAYS.ar.role })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'الجلسات' })).toHaveCount(0)
})

test('ADMIN-02 a user appeals by keyboard alone, at once after an empty appeal on a slow connection, and a reload loses no word @own-context', async ({
  page,
  seller,
  apiOf,
  admin,
}) => {
  const data = { rule: 'spam', severity: 'warning', reason: 'رسائل دعائية متكررة لمشترين كثر' }
  await expect(await (await apiOf(admin)).post(`/api/v1/admin/users/${seller.id}/penalties`, { data })).toBeOK()
  await signIn(page, seller)
  await page.goto('/penalties')
  const written = page.waitForRequest((request) => request.postData()?.includes('text=%D9') ?? false)
  await page.route('**/penalties.data', async (route) => {
    if (route.request().method() === 'GET') await written
    await route.continue()
  })
  await page.getByText('الاعتراض', { exact: true }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('اكتب السبب.')).toBeVisible()
  const appeal = page.getByLabel('ما الخطأ في القرار؟')
  await appeal.pressSequentially('كان جوالي مع غيري')
  await page.reload()
  await expect(appeal).toHaveValue('كان جوالي مع غيري')
  await appeal.press('Control+Enter')
  await expect(page.getByText('ينتظر من ينظر فيه.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ADMIN-02 a user reads their penalty and appeals, in both languages', async ({ page, admin, seller }) => {
    await signIn(page, admin)
    await page.request.post(`/api/v1/admin/users/${seller.id}/penalties`, {
      data: { rule: 'spam', severity: 'limited', days: 7, reason: 'رسائل دعائية متكررة لمشترين كثر' },
    })
    await signIn(page, seller)
    await page.goto('/penalties?lang=en')
    await expect(page.getByRole('main')).toContainText('No new ads and no contact')
    await page.goto('/penalties?lang=ar')
    await page.getByText('الاعتراض', { exact: true }).click()
    await page.getByRole('button', { name: 'إرسال الاعتراض' }).click()
    await expect(page.getByText('اكتب السبب.')).toBeVisible()
    await page.getByLabel('ما الخطأ في القرار؟').fill('لم أرسلها، فقد كان جوالي مع غيري')
    await page.getByRole('button', { name: 'إرسال الاعتراض' }).click()
    await expect(page.getByText('ينتظر من ينظر فيه.')).toBeVisible()
    await expect(page.getByText('لم أرسلها، فقد كان جوالي مع غيري')).toBeVisible()
  })
})
