import type { Page } from '@playwright/test'
import { collectAnnouncements } from './announcements.ts'
import { beginConversation } from './begin-conversation.ts'
import { field, fillBasics, openStep } from './fill-ad.ts'
import { expect, expectSoon, signIn } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'
import { lookAt } from './look-at.ts'
import { test } from './model-site.ts'

// one worker, which starts the site once
test.describe.configure({ mode: 'default' })

const NOTICE = /قد يصل سؤالك إلى نموذج/
const MARK = 'كتب هذه الملاحظة نموذج لغوي، وما فيها من أرقام وأسماء فمن بيانات الموقع.'
const WORDS = '{{car-1.name}} سعرها {{car-1.price}}. اسأل البائع عن سجل الصيانة.'

const answers = (page: Page) => page.locator('.assistant-turn')

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'اكتب سؤالك' }).fill(text)
  await page.keyboard.press('Enter')
}

test('AI-01 a visitor reads before asking that a model may get the question, and its words after the answer, also after a reload @own-context', async ({
  page,
  seller,
  givenAds,
  model,
}) => {
  await givenAds(seller, 2)
  model.play({ kind: 'text', text: WORDS })
  const announced = await collectAnnouncements(page)
  await page.goto('/ai-assistant')
  await expect(page.getByText(NOTICE)).toBeVisible()
  await lookAt(page, 'assistant-model-notice')
  await ask(page, 'كامري')
  await expect(page.getByText(MARK)).toBeVisible()
  const written = answers(page).locator('p[lang=ar]')
  await expect(written).toHaveText(/^تويوتا كامري \d{4} سعرها [\d,]+\sر\.س\. اسأل البائع عن سجل الصيانة\.$/)
  // once the answer is complete, which is after its last words
  const timesSaid = async () => (await announced('اسأل البائع عن سجل الصيانة.')).length
  await expectSoon(timesSaid).toBe(1)
  await expect(page.getByRole('textbox', { name: 'اكتب سؤالك' })).toBeFocused()
  await lookAt(page, 'assistant-model-words')
  expect(await timesSaid()).toBe(1)
  const said = await written.innerText()
  await page.reload()
  await expect(written).toHaveText(said)
  await page.getByRole('link', { name: 'الخصوصية', exact: true }).click()
  await expect(page).toHaveURL(/\/privacy$/)
})

test('AI-01 a user whose question meets a model that hangs has the answer of the site, asks on, and keeps both answers', async ({
  page,
  buyer,
  seller,
  givenAds,
  model,
}) => {
  await givenAds(seller, 2)
  await signIn(page, buyer)
  await page.goto('/ai-assistant')
  model.play({ kind: 'hang' }, { kind: 'text', text: WORDS })
  await ask(page, 'كامري')
  const [first, second] = [answers(page).nth(0), answers(page).nth(1)]
  await expect(first.locator('.card').first()).toBeVisible()
  // before the first answer ends
  await ask(page, 'تويوتا في الرياض')
  await expect(first).toHaveAttribute('aria-busy', 'false')
  await expect(first.getByText(MARK)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(second.getByText(MARK)).toBeVisible()
  await expect(second.locator('.card').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'أوقف' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'اكتب سؤالك' })).toBeFocused()
  await page.reload()
  await expect(first.locator('.card').first()).toBeVisible()
  await expect(first.getByText(MARK)).toHaveCount(0)
  await expect(second.getByText(MARK)).toBeVisible()
})

test('AI-01 SET-01 an admin switches the model off, and a page that others have open is answered without it at once', async ({
  page,
  openPage,
  seller,
  admin,
  givenAds,
  model,
}) => {
  await givenAds(seller, 2)
  model.play({ kind: 'text', text: WORDS })
  await page.goto('/ai-assistant')
  await ask(page, 'كامري')
  await expect(page.getByText(MARK)).toHaveCount(1)
  const settings = await openPage()
  await signIn(settings, admin)
  await settings.goto('/admin/settings?q=enable_language_model')
  const modelSwitch = settings.getByRole('switch', { name: 'كلام النموذج اللغوي' })
  const turn = async (isOn: boolean) => {
    const saved = settings.waitForResponse('**/api/v1/admin/app-settings/*')
    await modelSwitch.setChecked(isOn)
    await saved
  }
  await turn(false)
  model.requests.length = 0
  await ask(page, 'تويوتا في الرياض')
  await expect(answers(page).nth(1)).toHaveAttribute('aria-busy', 'false')
  await expect(answers(page).nth(1).locator('.card').first()).toBeVisible()
  await expect(page.getByText(MARK)).toHaveCount(1)
  expect(model.requests).toEqual([])
  await page.reload()
  await expect(answers(page)).toHaveCount(2)
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await turn(true)
  await ask(page, 'كامري بنزين')
  await expect(answers(page).nth(2).getByText(MARK)).toBeVisible()
  await page.reload()
  await expect(page.getByText(NOTICE)).toBeVisible()
})

const DESCRIPTION =
  'أعرض {{name}} للبيع في {{city}}.\nالممشى {{mileage}} والسعر {{price}}.\nراسلني هنا إذا عندك سؤال.\n---\nMy {{name}} is for sale in {{city}}.\nThe mileage is {{mileage}} and the price is {{price}}.\nAsk me here if you have questions.'

test('AI-01 a seller has a description written in both languages, takes it back, and is asked before own words are replaced', async ({
  page,
  seller,
  model,
  allowStatus,
}) => {
  await signIn(page, seller)
  await page.goto('/add-car')
  await openStep(page, 'description')
  const button = page.getByRole('button', { name: 'اكتب لي وصفًا' })
  await expect(button).toBeDisabled()
  await openStep(page, 'basics')
  await fillBasics(page)
  await openStep(page, 'description')
  model.play({ kind: 'text', text: DESCRIPTION })
  await button.press('Enter')
  const [own, other] = [field(page, 'description'), field(page, 'description_other')]
  await expect(own).toHaveValue(/^أعرض تويوتا كامري 2020 للبيع في الرياض\.\nالممشى 90,000\sكم والسعر 65,000\sر\.س\./)
  await expect(other).toHaveValue(/^My Toyota Camry 2020 is for sale in Riyadh\./)
  await expect(page.getByRole('status').filter({ hasText: 'اقرأه وعدّله' })).toBeVisible()
  await lookAt(page, 'written-description')
  await page.getByRole('button', { name: 'تراجع', exact: true }).press('Enter')
  await expect(own).toHaveValue('')
  await expect(own).toBeFocused()
  await expect(page.getByText('اقرأه وعدّله')).toHaveCount(0)

  await own.fill('كلامي أنا')
  await button.click()
  await page.getByRole('button', { name: 'أبقِ ما كتبته' }).press('Enter')
  await expect(own).toHaveValue('كلامي أنا')
  await expect(own).toBeFocused()
  await button.click()
  await page.getByRole('button', { name: 'ضعه مكانه' }).press('Enter')
  await expect(own).toHaveValue(/^أعرض/)

  const { promise: isTime, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/api/v1/me/ad-descriptions', async (route) => {
    await isTime
    await route.continue()
  })
  await own.fill('')
  await other.fill('')
  await button.click()
  await openStep(page, 'pictures')
  await openStep(page, 'description')
  await own.fill('كتبته قبل أن يصل')
  const came = page.waitForResponse('**/api/v1/me/ad-descriptions')
  letItCome()
  await came
  await button.click()
  await page.getByRole('button', { name: 'ضعه مكانه' }).click()
  await page.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(own).toHaveValue('كتبته قبل أن يصل')

  model.play({ kind: 'text', text: DESCRIPTION.replace('{{price}}', 'سبعون ألفًا') })
  allowStatus(409)
  await button.click()
  await expect(page.getByText('لم نصل آليًا إلى وصف موثوق. اكتبه بنفسك.')).toBeVisible()
  await expect(own).toHaveValue('كتبته قبل أن يصل')
})

test('AI-01 a description in another language is translated for its readers once, and the original comes back', async ({
  page,
  openPage,
  seller,
  admin,
  apiOf,
  givenPictures,
  model,
  allowStatus,
}) => {
  const carId = await submitAd(await apiOf(seller), {
    picture_ids: await givenPictures(seller, 1),
    description_ar: null,
    description_en: 'Very clean, 70,000 km, serviced by the agency.',
  })
  await makeLive(await apiOf(admin), carId)
  await page.goto(`/car/${carId}`)
  model.play({ kind: 'text', text: 'نظيفة جدًا، 7,000 كم' })
  allowStatus(409)
  const button = page.getByRole('button', { name: 'ترجمة آلية' })
  await button.press('Enter')
  const failure = page.getByRole('status').filter({ hasText: 'لم نصل آليًا إلى نص موثوق' })
  await expect(failure).toBeVisible()
  await expect(button).toBeFocused()

  model.requests.length = 0
  model.play({ kind: 'text', text: 'نظيفة جدًا، 70,000 كم، صيانتها في الوكالة.' })
  await button.press('Enter')
  await expect(page.getByText('نظيفة جدًا، 70,000 كم، صيانتها في الوكالة.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'تُرجم آليًا' })).toBeVisible()
  await lookAt(page, 'translated-description')
  const back = page.getByRole('button', { name: 'اعرض الأصل' })
  await expect(back).toBeFocused()
  await back.press('Enter')
  await expect(page.getByText('Very clean')).toBeVisible()

  const other = await openPage()
  await other.goto(`/car/${carId}`)
  await other.getByRole('button', { name: 'ترجمة آلية' }).click()
  await expect(other.getByText('صيانتها في الوكالة.')).toBeVisible()
  expect(model.requests).toHaveLength(1)
  await other.goto(`/car/${carId}?lang=en`)
  await expect(other.getByText('Very clean')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Translate by machine' })).toHaveCount(0)
})

test('AI-01 a note about the price is translated where it stands, and the original comes back', async ({
  page,
  seller,
  admin,
  apiOf,
  givenPictures,
  model,
}) => {
  const carId = await submitAd(await apiOf(seller), {
    picture_ids: await givenPictures(seller, 1),
    price_note: 'New tyres included',
  })
  await makeLive(await apiOf(admin), carId)
  await page.goto(`/car/${carId}`)
  model.play({ kind: 'text', text: 'السعر يشمل كفرات جديدة' })
  await page.getByRole('button', { name: 'ترجمة الملاحظة آليًا' }).press('Enter')
  await expect(page.getByText('السعر يشمل كفرات جديدة')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'تُرجم آليًا' })).toBeVisible()
  await page.getByRole('button', { name: 'اعرض الأصل' }).press('Enter')
  await expect(page.getByText('New tyres included')).toBeVisible()
})

test('AI-01 MSG-01 a message in another language is translated for its reader, who can see the original', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
  model,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const conversationId = await beginConversation(await apiOf(buyer), carId, 'Is 75,000 your last price?')
  model.play({ kind: 'text', text: 'هل 75,000 آخر سعر؟' })
  await signIn(page, seller)
  await page.goto(`/messages?conversation=${conversationId}`)
  const message = page.getByRole('log', { name: 'الرسائل' }).getByRole('article').last()
  await message.getByRole('button', { name: 'ترجمة آلية' }).press('Enter')
  await expect(message.getByText('هل 75,000 آخر سعر؟')).toBeVisible()
  await expect(message.getByText('تُرجمت آليًا')).toBeVisible()
  await lookAt(page, 'translated-message')
  await message.getByRole('button', { name: 'اعرض الأصل' }).press('Enter')
  await expect(message.getByText('Is 75,000 your last price?')).toBeVisible()
})
