import type { Locator, Page } from '@playwright/test'
import { expect, expectSoon, inLanguage, PASSWORD, signInByHand, test } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'

type Storage = 'forbidden' | 'missing' | 'full'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S928B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'

/** Pages that apps open for links in them. Each has its own ways to lack things; these are the worst of them. */
const APPS = [
  { app: 'Instagram', lang: 'ar', storage: 'forbidden', agent: `${IPHONE} Mobile/15E148 Instagram 380.0.0.28.109` },
  { app: 'Snapchat', lang: 'ar', storage: 'missing', agent: `${IPHONE} Mobile/15E148 Snapchat/13.42.0.45` },
  { app: 'WhatsApp', lang: 'en', storage: 'full', agent: `${ANDROID} Chrome/140.0 Mobile Safari/537.36 WhatsApp/2.25` },
  { app: 'X', lang: 'en', storage: 'forbidden', agent: `${ANDROID} Chrome/140.0 Mobile Safari/537.36 TwitterAndroid` },
] as const

const WORDS = {
  ar: {
    model: 'كامري',
    search: 'بحث',
    message: 'راسل البائع',
    signIn: 'تسجيل الدخول',
    write: 'اكتب رسالتك...',
    send: 'إرسال',
    offer: 'قدّم عرض سعر',
    amount: 'المبلغ (ر.س)',
    sendOffer: 'إرسال العرض',
    email: 'بريد إلكتروني',
    yourMessage: 'رسالتك',
    emailSent: 'أُرسلت رسالتك',
    phone: 'إظهار الرقم',
    whatsApp: 'واتساب',
    question: 'السلام عليكم، متوفرة؟',
  },
  en: {
    model: 'camry',
    search: 'Search',
    message: 'Message the seller',
    signIn: 'Sign in',
    write: 'Type your message...',
    send: 'Send',
    offer: 'Make an offer',
    amount: 'Amount (SAR)',
    sendOffer: 'Send offer',
    email: 'Email',
    yourMessage: 'Your message',
    emailSent: 'Sent. You’ll find the reply',
    phone: 'Show number',
    whatsApp: 'WhatsApp',
    question: 'Hello, is it still available?',
  },
} as const

const WIDTH = 390
/** With the bars of the app, and with the keyboard too. */
const SHORT = 420
const SHORTEST = 260

/** Runs in each page before its scripts. */
function imitate(storage: Storage): void {
  const refuse = (name: string) => () => {
    throw new DOMException('as in an app', name)
  }
  if (storage === 'full') {
    const full = refuse('QuotaExceededError')
    window.Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
    Cache.prototype.put = async () => full()
  } else {
    const lack = storage === 'missing' ? { value: undefined } : { get: refuse('SecurityError') }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, ...lack })
  }
  window.open = () => null
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault()
  }
  addEventListener('click', stop, { capture: true })
}

/** The keyboard comes with the focus. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.setViewportSize({ width: WIDTH, height: SHORTEST })
  await field.fill(text)
}

const closeKeyboard = (page: Page) => page.setViewportSize({ width: WIDTH, height: SHORT })

for (const { app, lang, storage, agent } of APPS)
  test(`EXPL-01 EXPL-04 EXPL-07 AUTH-02 MSG-01 in the browser of ${app} (${lang}), with ${storage} storage, without pop-ups and with little height, a buyer searches, signs in, saves, writes and opens WhatsApp @own-context`, async ({
    openPage,
    buyer,
    seller,
    admin,
    apiOf,
    givenPictures,
    allowStatus,
  }) => {
    // messages before signing in
    allowStatus(401)
    const words = WORDS[lang]
    const carId = await submitAd(await apiOf(seller), {
      contact_methods: ['phone', 'whatsapp', 'email', 'message'],
      whatsapp_number: '0551234567',
      picture_ids: await givenPictures(seller, 1),
    })
    await makeLive(await apiOf(admin), carId)
    const page = await openPage({
      userAgent: agent,
      viewport: { width: WIDTH, height: SHORT },
      isMobile: true,
      hasTouch: true,
    })
    await page.addInitScript(imitate, storage)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const query = lang === 'en' ? 'lang=en' : ''
    const car = inLanguage(`/car/${carId}`, query)
    const dialog = page.getByRole('dialog')
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await page.goto(inLanguage('/', query))
    await page.locator('input[name=q]').click()
    await page.setViewportSize({ width: WIDTH, height: SHORTEST })
    await page.locator('input[name=q]').fill(words.model)
    await button(words.search).first().click()
    await expect(page).toHaveURL(/\/explore\?.*q=|\/cars?\//)
    await closeKeyboard(page)
    await page.locator('article.card .card-link').first().click()
    await expect(page).toHaveURL(/\/car\//)

    await page.goto(car)
    await page.getByRole('main').getByRole('link', { name: words.message }).click()
    await dialog.getByRole('button', { name: words.signIn }).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await page.setViewportSize({ width: WIDTH, height: SHORTEST })
    await signInByHand(page, buyer, PASSWORD)
    await expect(page).toHaveURL(/\/messages\?car=/)

    const message = page.getByLabel(words.write, { exact: true })
    await message.fill('')
    for (const text of [words.question, `${words.question}!`]) {
      await typeInto(page, message, text)
      await button(words.send).click()
      await expect(page.locator('article.message-own').filter({ hasText: text }).last()).toBeVisible()
      await expect(page).toHaveURL(/conversation=/)
      await expect(message).toHaveValue('')
    }
    const api = await apiOf(buyer)
    const { items } = await (await api.get('/api/v1/me/conversations')).json()
    const sent = async () => {
      const { items: messages } = await (await api.get(`/api/v1/me/conversations/${items[0].id}/messages`)).json()
      return messages.map(({ content }: { content: string }) => content).toSorted()
    }
    await expectSoon(sent).toEqual([words.question, `${words.question}!`].toSorted())
    await closeKeyboard(page)
    await button(words.offer).click()
    await typeInto(page, dialog.getByLabel(words.amount), '60000')
    await button(words.sendOffer).click()
    await expect(dialog).toHaveCount(0)
    await expectSoon(async () => (await sent()).length).toBe(3)
    await closeKeyboard(page)

    await page.goto(car)
    const heart = page.getByRole('main').locator('[aria-pressed]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectSoon(async () => (await (await api.get('/api/v1/me/favorites/ids')).json()).car_ids).toEqual([carId])

    await page.getByRole('main').getByRole('button', { name: words.email }).click()
    await typeInto(page, dialog.getByLabel(words.yourMessage), `${words.question}?`)
    await dialog.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.emailSent).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await closeKeyboard(page)

    const bar = page.locator('.bottom-bar')
    await bar.getByRole('button', { name: words.whatsApp }).click()
    await page.waitForURL('https://wa.me/**')
    await page.goto(car)
    await bar.getByRole('button', { name: words.phone }).click()
    await expect(bar.locator('a[href^="tel:"]')).toBeVisible()
    const link = bar.getByRole('link', { name: words.whatsApp })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/966551234567\?text=/)
    await link.click()
    await page.waitForURL('https://wa.me/**')
  })
