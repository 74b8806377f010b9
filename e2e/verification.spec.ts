import { createServer, type Server } from 'node:http'
import sharp from 'sharp'
import { SMS_PORT } from './sms-port.ts'
import { expect, signIn, test } from './fixtures.ts'

const BUYER = { first_name: 'نواف', last_name: 'المشتري', phone_number: '0501234567', country_code: 'SA' }

/** What the provider of short messages was asked to send. */
let texts: string[] = []
let provider: Server

test.beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      texts.push(new URLSearchParams(body).get('Body') ?? '')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}')
    })
  })
  await new Promise<void>((ready) => provider.listen(SMS_PORT, '127.0.0.1', ready))
})
test.afterAll(() => void provider.close())

test('AUTH-06 a phone is verified with the code that came to it', async ({ page, allowed_statuses }) => {
  allowed_statuses.push(403)
  texts = []
  await signIn(page, 'buyer')
  await page.request.put('/api/profile', { data: BUYER })
  await page.goto('/verification')
  await page.getByRole('button', { name: 'أرسل لي الرمز' }).click()
  await expect(page.getByText('أرسلنا رمزًا إلى')).toBeVisible()
  await expect(page.getByLabel('الرمز')).toBeFocused()
  await expect.poll(() => texts.length).toBe(1)
  const code = /\d{6}/.exec(texts[0] ?? '')?.[0] ?? ''
  await page.getByLabel('الرمز').fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('الرمز غير صحيح')).toBeVisible()
  await page.getByLabel('الرمز').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.locator('section', { hasText: 'الجوال' }).getByText('موثّق', { exact: true })).toBeVisible()
})

test('AUTH-06 a document is sent, seen by an admin, and the badge appears', async ({ page, browser }) => {
  await signIn(page, 'buyer')
  await page.request.put('/api/profile', { data: BUYER })
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

  const context = await browser.newContext()
  const admin = await context.newPage()
  await signIn(admin, 'admin')
  await admin.goto('/admin')
  await admin.getByRole('main').getByRole('link', { name: 'طلبات توثيق الهوية' }).click()
  const front = admin.getByAltText('الوجه الأمامي')
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  await admin.getByRole('button', { name: 'اعتماد: الاسم مطابق للوثيقة' }).click()
  await expect(admin.getByText('اعتُمد الطلب وحُذفت الصور', { exact: true })).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText('هويتك موثّقة منذ')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('img', { name: 'هوية موثّقة' })).toBeVisible()
  await expect(page.getByText('اطّلع مشرف على وثيقتك').first()).toBeVisible()
})

test('AUTH-09 a picture is chosen, shown in the header, and removed', async ({ page }) => {
  await signIn(page, 'buyer')
  await page.goto('/dashboard')
  const buffer = await sharp({ create: { width: 600, height: 380, channels: 3, background: '#cfe3dc' } })
    .png()
    .toBuffer()
  await page.locator('main input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.locator('header img[src^="/files/profiles/"]').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'إزالتها' }).click()
  await expect(page.locator('img[src^="/files/profiles/"]')).toHaveCount(0)
})
