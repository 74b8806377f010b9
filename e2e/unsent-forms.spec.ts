import type { Page } from '@playwright/test'
import { expect, PASSWORD, signIn, signInByHand, test } from './fixtures.ts'
import { lostNotice } from './lost-notice.ts'

/** Forms of admins with the fields that they need, given a unique name. */
const FORMS = {
  deal: {
    address: '/admin/deals',
    fields: (name: string) => ({ 'العنوان بالعربية': `عرض ${name}`, 'العنوان بالإنجليزية': `Deal ${name}` }),
    save: 'حفظ كمسودة',
  },
  fact: {
    address: '/admin/facts',
    fields: (name: string, id: string) => ({
      'الاسم بالعربية': `رسم ${name}`,
      'الاسم بالإنجليزية': `Fee ${name}`,
      المعرّف: `fee-${id}`,
      الرقم: '12.5',
      'المصدر بالعربية': 'جريدة',
      'المصدر بالإنجليزية': 'Gazette',
    }),
    save: 'حفظ',
  },
  brand: {
    address: '/admin/brands',
    // its address is made from the English name
    fields: (name: string, id: string) => ({ 'الاسم بالعربية': `علامة ${name}`, 'الاسم بالإنجليزية': `Brand ${id}` }),
    save: 'حفظ',
  },
  word: {
    address: '/admin/words',
    fields: (name: string) => ({
      كتاباتها: `كلمة ${name}`,
      'المعنى بالعربية': 'خدش صغير',
      'المعنى بالإنجليزية': 'A small scratch',
    }),
    save: 'حفظ',
  },
}

const entries = (fields: Record<string, string | undefined>) =>
  Object.entries(fields).flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of entries(fields)) await page.getByLabel(label).fill(value)
}
async function expectFilled(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of entries(fields)) await expect(page.getByLabel(label)).toHaveValue(value)
}

for (const [kind, { address, fields: fieldsOf, save: label }] of Object.entries(FORMS)) {
  test(`ADMIN-03 nothing typed into the form of a ${kind} is lost without a connection @own-context`, async ({
    page,
    context,
    admin,
  }) => {
    const fields = fieldsOf(admin.last_name, admin.id)
    await signIn(page, admin)
    await page.goto(`${address}/add`)
    await fill(page, fields)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect(lostNotice(page)).toBeVisible()
    await expectFilled(page, fields)
    await context.setOffline(false)
    await expect(page.getByRole('alert').getByText('عاد الاتصال')).toBeVisible()
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${address}/edit/`))
    await expectFilled(page, fields)
  })

  test(`ADMIN-03 nothing typed into the form of a ${kind} is lost when its admin is signed out meanwhile`, async ({
    page,
    context,
    admin,
    allowStatus,
  }) => {
    const fields = fieldsOf(admin.last_name, admin.id)
    await signIn(page, admin)
    await page.goto(`${address}/add`)
    await fill(page, fields)
    await context.clearCookies({ name: 'sayyad.session_token' })
    allowStatus(401)
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect(page.getByText('سُجّل خروجك. سجّل الدخول وحاول مرة أخرى.')).toBeVisible()
    await expectFilled(page, fields)
    await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click()
    await signInByHand(page, admin, PASSWORD)
    await expect(page.getByText('أعدنا ما كتبته هنا ولم تحفظه.')).toBeVisible()
    await expectFilled(page, fields)
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${address}/edit/`))
    await expectFilled(page, fields)
  })
}

test('ERRB-02 what a guest types into the contact form survives a reload, until it is sent', async ({ page }) => {
  const typed = { اسمك: 'نورة', 'بريدك الإلكتروني': 'noura@example.com', رسالتك: 'حُذف إعلاني ولا أعرف السبب.' }
  await page.goto('/contact')
  await page.getByLabel('عمّ تكتب؟').selectOption('lost_email')
  await fill(page, typed)
  await page.getByLabel('بريد حسابك').fill('old@example.com')
  await page.reload()
  await expectFilled(page, typed)
  await expect(page.getByLabel('بريد حسابك')).toHaveValue('old@example.com')
  // it counts as typed, so that a second reload loses nothing either
  await page.reload()
  await expectFilled(page, typed)
  await page.getByRole('button', { name: 'إرسال' }).click()
  await expect(page.getByText('سنرد عليك على \u2066noura@example.com')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('رسالتك')).toHaveValue('')
})

test('ERRB-02 what is typed into a report survives a reload, until it is sent', async ({ page, seller, givenAds }) => {
  const [carId = ''] = await givenAds(seller, 1)
  const note = 'السيارة نفسها معروضة في حساب آخر بسعر مختلف.'
  const open = async () => {
    await page.getByRole('button', { name: 'الإبلاغ عن الإعلان' }).click()
    return page.getByRole('dialog').getByLabel('تفاصيل أكثر')
  }
  await page.goto(`/car/${carId}`)
  await (await open()).fill(note)
  await page.reload()
  await expect(await open()).toHaveValue(note)
  await page.getByRole('button', { name: 'إرسال البلاغ' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(await open()).toHaveValue('')
})
