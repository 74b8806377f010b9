import { expect, expectSoon, inLanguage, LANGUAGES, PASSWORD, signInByHand, test } from './fixtures.ts'
import { chooseOnCard } from './card-menu.ts'
import { lookAt } from './look-at.ts'

const WORDS = {
  ar: {
    message: 'راسل البائع',
    text: 'رسالتك',
    first: 'السلام عليكم، هل السيارة متوفرة؟',
    signUp: 'إنشاء حساب',
    signIn: 'تسجيل الدخول',
    write: 'اكتب رسالتك...',
    send: 'إرسال',
  },
  en: {
    message: 'Message the seller',
    text: 'Your message',
    first: 'Hello, is the car still available?',
    signUp: 'Create account',
    signIn: 'Sign in',
    write: 'Type your message...',
    send: 'Send',
  },
}
const QUESTION = 'هل تقبل البدل بسيارة أصغر؟'

for (const { lang, query } of LANGUAGES) {
  test(`MSG-01 AUTH-07 a visitor writes to a seller before having an account, and finds the text in the conversation (${lang})`, async ({
    page,
    buyer,
    seller,
    givenAds,
    allowStatus,
  }) => {
    allowStatus(401)
    const words = WORDS[lang]
    const [carId = ''] = await givenAds(seller, 1)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(inLanguage(`/car/${carId}`, query))
    const open = page.getByRole('main').getByRole('link', { name: words.message })
    const sheet = page.getByRole('dialog', { name: words.message })
    const text = sheet.getByRole('textbox', { name: words.text })
    await open.click()
    await expect(text).toHaveValue(words.first)
    await lookAt(page, `guest-message-${lang}`)
    await text.fill(QUESTION)

    await page.reload()
    await open.click()
    await expect(text).toHaveValue(QUESTION)
    await sheet.getByRole('button', { name: words.signUp }).click()
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('mode') === 'sign_up' && url.searchParams.get('next') === `/messages?car=${carId}`,
    )
    await page.goBack()
    await open.click()
    await expect(text).toHaveValue(QUESTION)
    await sheet.getByRole('button', { name: words.signIn }).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await signInByHand(page, buyer, PASSWORD)
    await expect(page).toHaveURL(/\/messages\?car=/)
    await expect(page.getByRole('textbox', { name: words.write })).toHaveValue(QUESTION)
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page).toHaveURL(/conversation=/)
    await expect(page.getByRole('article').filter({ hasText: QUESTION })).toBeVisible()
    await expectSoon(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sayyad-guest-message'))),
    ).toEqual([])
  })
}

test('MSG-01 a visitor writes from the menu of a card in the same sheet', async ({ page, seller, givenAds }) => {
  await givenAds(seller, 1)
  await page.goto(`/seller/${seller.id}`)
  await chooseOnCard(page.getByRole('article').first(), WORDS.ar.message)
  const sheet = page.getByRole('dialog', { name: WORDS.ar.message })
  await expect(sheet).toContainText('تويوتا كامري 2024')
  await expect(sheet.getByRole('textbox', { name: WORDS.ar.text })).toHaveValue(WORDS.ar.first)
})
