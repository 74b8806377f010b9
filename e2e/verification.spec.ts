import sharp from 'sharp'
import { chooseGoneFile } from './choose-gone-file.ts'
import { decideByKey } from './decide-by-key.ts'
import { lookAt } from './look-at.ts'
import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { pictureFile } from './picture-file.ts'
import { smsTo } from './sms-to.ts'

test('AUTH-06 a phone number is verified with the code sent to it', async ({ page, allowStatus, buyer }) => {
  allowStatus(403)
  await signIn(page, buyer)
  await page.goto('/verification')
  await page.getByRole('button', { name: 'أرسل لي الرمز' }).click()
  await expect(page.getByText('أرسلنا رمزًا إلى')).toBeVisible()
  await expect(page.getByLabel('الرمز')).toBeFocused()
  await page.reload()
  await expect(page.getByText('أرسلنا رمزًا إلى')).toBeVisible()
  const code = /\d{6}/.exec(await smsTo(buyer.phone_number.replace('0', '966')))?.[0] ?? ''
  await page.getByLabel('الرمز').fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('الرمز غير صحيح')).toBeVisible()
  await page.getByLabel('الرمز').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.locator('section', { hasText: 'الجوال' }).getByText('موثّق', { exact: true })).toBeVisible()
})

test('AUTH-06 a document is sent, seen by an admin, and the badge appears', async ({
  page,
  openPage,
  buyer,
  admin,
}) => {
  await signIn(page, buyer)
  await page.goto('/verification')
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await expect(page.getByText('هذا الحقل مطلوب.')).toHaveCount(2)
  const buffer = await sharp({ create: { width: 600, height: 380, channels: 3, background: '#cfe3dc' } })
    .png()
    .toBuffer()
  for (const side of ['الوجه الأمامي', 'الوجه الخلفي']) {
    await page.getByLabel(side).setInputFiles({ name: 'document.png', mimeType: 'image/png', buffer })
  }
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await expect(page.getByText('قيد المراجعة')).toBeVisible()
  // in English the label of a button is longer than its row
  await page.goto('/verification?lang=en')
  await lookAt(page, 'verification-waiting')
  await page.goto('/verification?lang=ar')

  const office = await openPage()
  await signIn(office, admin)
  await office.goto('/admin')
  await office.getByRole('main').getByRole('link', { name: 'طلبات توثيق الهوية' }).click()
  await office.getByRole('link', { name: buyer.name }).click()
  await expect(office.getByRole('article').getByText(buyer.email)).toBeVisible()
  const front = office.getByAltText('الوجه الأمامي')
  await expectSoon(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  await expect(office.getByRole('button', { name: 'اعتماد: الاسم مطابق للوثيقة' })).toBeVisible()
  await office.evaluate(() => (document.activeElement as HTMLElement).blur())
  await decideByKey(office, 'a')
  await expect(office.getByText('اعتُمد الطلب وحُذفت الصور', { exact: true })).toBeVisible()
  // the focus is on the next request, or on the notice that there is none
  await expect(office.locator('main :is(h2, .notice):focus')).toHaveCount(1)

  await page.reload()
  await expect(page.getByText('هويتك موثّقة منذ')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('img', { name: 'هوية موثّقة' })).toBeVisible()
  await expect(page.getByText('اطّلع مشرف على وثيقتك').first()).toBeVisible()
})

test('AUTH-09 a picture is chosen, shown in the header, and removed', async ({ page, buyer }) => {
  await signIn(page, buyer)
  await page.goto('/dashboard')
  const buffer = await sharp({ create: { width: 600, height: 380, channels: 3, background: '#cfe3dc' } })
    .png()
    .toBuffer()
  await page.locator('main input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.locator('header img[src^="/files/profiles/"]').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'إزالة الصورة' }).click()
  await expect(page.locator('img[src^="/files/profiles/"]')).toHaveCount(0)
})

test('AUTH-09 AD-02 MSG-05 a chosen file that no longer exists is named as the cause, wherever files are chosen', async ({
  page,
  buyer,
  seller,
  givenAds,
}, testInfo) => {
  const [car] = await givenAds(seller, 1)
  const { buffer } = await pictureFile()
  const gone = page.getByText('تغيّر الملف أو حُذف من جهازك. اختره مرة أخرى.').first()
  await signIn(page, buyer)
  for (const path of ['/dashboard', `/messages?car=${car}`, '/my-ads/upload']) {
    await page.goto(path)
    const field = page.locator('main input[type=file]').first()
    await chooseGoneFile(field, testInfo.outputPath('gone.png'), buffer)
    await expect(gone).toBeVisible()
    await expect(page.locator('main [aria-busy=true], .message-pictures-chosen li')).toHaveCount(0)
  }
})
