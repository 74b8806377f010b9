import { createECDH } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from '@playwright/test'
import { push_devices } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test.use({ serviceWorkers: 'allow' })

const PREFERENCES = '/dashboard?tab=notifications&list=preferences'

/** Fakes the push service and the permission, which the browser of the tests does not have. */
async function inventSubscription(page: Page, endpoint: string): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  await page.addInitScript(
    (json) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      const key = 'test-subscription'
      const subscription = {
        toJSON: () => json,
        unsubscribe: async () => (localStorage.removeItem(key), true),
      } as unknown as PushSubscription
      PushManager.prototype.subscribe = async () => (localStorage.setItem(key, ''), subscription)
      PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) === null ? null : subscription)
    },
    { endpoint, keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } },
  )
}

test('a device receives push notifications after permission, in the language of the site, until they are turned off @own-context', async ({
  page,
  seller,
  siteData: { db },
}) => {
  const endpoint = `https://push.example/${newId()}`
  const isKnown = () => db.$count(push_devices, eq(push_devices.endpoint, endpoint))
  await inventSubscription(page, endpoint)
  await signIn(page, seller)
  await page.goto(PREFERENCES)
  await page.getByRole('button', { name: 'تفعيل' }).click()
  await expect(page.getByText('مفعّلة على هذا الجهاز')).toBeVisible()
  expect(await isKnown()).toBe(1)
  await page.goto(`${PREFERENCES}&lang=en`)
  await expect(page.getByText('On for this device')).toBeVisible()
  await expectSoon(() =>
    db.select({ lang: push_devices.lang }).from(push_devices).where(eq(push_devices.endpoint, endpoint)),
  ).toEqual([{ lang: 'en' }])
  await lookAt(page, 'push-on-en')

  await page.route('**/me/push-device', (route) => route.abort())
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('They are still on')).toBeVisible()
  await page.unroute('**/me/push-device')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  expect(await isKnown()).toBe(0)
})

test('the preferences say why a device cannot take pushes @own-context', async ({ page, openTab, seller }) => {
  await signIn(page, seller)
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto(PREFERENCES)
  await expect(page.getByText('متصفحك يمنع تنبيهات صيّاد')).toBeVisible()
  await lookAt(page, 'push-denied-ar')
  const phone = await openTab()
  await phone.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
  await phone.goto(PREFERENCES)
  await expect(phone.getByText('أضف صيّاد أولًا إلى الشاشة الرئيسية')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'تفعيل' })).toBeHidden()
})
