import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { support_requests } from '#server/platform/db/schema/index.ts'
import { codeOf } from './authenticator-app.ts'
import { expect, inLanguage, LANGUAGES, PASSWORD, signIn, test, type User } from './fixtures.ts'
import { givenArticle, tellOfArticles } from './given-articles.ts'
import { givenDeals } from './given-deals.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const WORDS = {
  ar: { filters: 'خيارات البحث', apply: 'اعرض النتائج', submit: 'إرسال' },
  en: { filters: 'Filters', apply: 'Show results', submit: 'Send' },
} as const

for (const { lang, query } of LANGUAGES) {
  test(`EXPL-01 EXPL-04 BLOG-01 DEAL-01 without scripts the site is read and searched in ${lang}`, async ({
    page,
    siteData,
    seller,
    givenAds,
  }) => {
    const [carId] = await givenAds(seller, 1)
    const post = await givenArticle(siteData)
    await tellOfArticles(siteData)
    const { brand } = await givenDeals(siteData, 1)
    const heading = page.getByRole('heading', { level: 1 })

    await page.goto(inLanguage('/', query))
    await page.locator('input[name=q]').fill('camry')
    await page.locator('input[name=q]').press('Enter')
    await expect(page).toHaveURL(/\/explore\?.*q=camry/)
    await page.locator('summary', { hasText: WORDS[lang].filters }).click()
    await page.locator('input[name=price_max]').fill('900000')
    await page.getByRole('button', { name: WORDS[lang].apply }).click()
    await expect(page).toHaveURL(/price_max=900000/)

    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', /^\/car\//)

    // other tests may take the cars of a list down
    await page.goto(inLanguage(`/car/${carId}`, query))
    await expect(heading).toContainText(lang === 'ar' ? 'كامري' : 'Camry')
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    await page.getByRole('main').locator('a[href*="/seller/"]').first().click()
    await expect(page).toHaveURL(/\/seller\//)
    await expect(cards.first()).toBeVisible()

    // the server hears of the new texts a moment after they are stored
    await expect(async () => {
      await page.goto(inLanguage(`/blog?q=${post.number}`, query))
      await page.getByRole('main').locator(`a[href^="/blog/"][href*="${post.number}"]`).first().click({ timeout: 1000 })
    }).toPass()
    await expect(heading).toHaveText(lang === 'ar' ? (post.title_ar ?? '') : (post.title_en ?? ''))
    await expect(async () => {
      await page.goto(inLanguage(`/deals?brand=${brand.slug}`, query))
      await page.getByRole('article').getByRole('link').first().click({ timeout: 1000 })
    }).toPass()
    await expect(heading).toHaveText(lang === 'ar' ? 'غسيل 1' : 'Wash 1')
  })

  test(`AUTH-02 AUTH-04 without scripts the form of sign-in works, and keeps the email of a wrong one, in ${lang}`, async ({
    page,
    buyer,
    allowStatus,
  }) => {
    allowStatus(401)
    await page.goto(inLanguage('/auth?next=%2Ffavorites', query))
    await page.locator('input[name=email]').fill(buyer.email)
    await page.locator('input[name=password]').fill('not this one')
    await page.locator('input[name=password]').press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await expect(page.locator('input[name=email]')).toHaveValue(buyer.email)
    await expect(page.locator('input[name=password]')).toHaveValue('')
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.locator('button[type=submit]').last().click()
    await expect(page).toHaveURL(/\/favorites/)
    await page.goto(inLanguage('/auth', query))
    await expect(page.getByRole('main')).toContainText(buyer.first_name)
  })

  test(`AUTH-04 without scripts a second factor is asked for, and a code of the app or one for recovery is taken, in ${lang}`, async ({
    page,
    openPage,
    buyer,
    allowStatus,
  }) => {
    allowStatus(403)
    const codes = await setUpSecondFactor(await openPage({ javaScriptEnabled: true }), buyer)
    for (const [at, code] of [codes.ofApp, codes.recovery].entries()) {
      await page.context().clearCookies()
      await page.goto(inLanguage('/auth?next=%2Ffavorites', query))
      await expect(page.locator('input[name=remember]')).toBeChecked()
      await page.locator('input[name=email]').fill(buyer.email)
      await page.locator('input[name=password]').fill(PASSWORD)
      await page.locator('input[name=password]').press('Enter')
      if (at === 0) {
        await page.locator('input[name=code]').fill('000000')
        await page.locator('input[name=code]').press('Enter')
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
      }
      await page.locator('input[name=code]').fill(code())
      await page.locator('input[name=code]').press('Enter')
      await expect(page).toHaveURL(/\/favorites/)
    }
  })

  test(`without scripts the contact form works, says what is missing, and sends a text once, in ${lang}`, async ({
    page,
    siteData,
    buyer,
    allowStatus,
  }) => {
    allowStatus(400)
    await page.goto(inLanguage('/contact', query))
    await page.locator('input[name=name]').fill('نورة')
    await page.locator('input[name=email]').fill(buyer.email)
    await page.locator('textarea[name=text]').fill('قصير')
    await page.getByRole('button', { name: WORDS[lang].submit }).click()
    await expect(page.locator('textarea[name=text]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('textarea[name=text]')).toHaveValue('قصير')
    await expect(page.locator('input[name=name]')).toHaveValue('نورة')
    await page.locator('textarea[name=text]').fill('حُذف إعلاني ولا أعرف السبب.')
    await page.getByRole('button', { name: WORDS[lang].submit }).click()
    await expect(page.getByRole('status')).toContainText(buyer.email)
    // the same form again, as by a reload
    await page.reload()
    await expect(page.getByRole('status')).toContainText(buyer.email)
    const sent = await siteData.db.select().from(support_requests).where(eq(support_requests.email, buyer.email))
    expect(sent.map(({ text, language }) => [text, language])).toEqual([['حُذف إعلاني ولا أعرف السبب.', lang]])
  })
}

/** @returns how to get a code of the app, which has not been used before, and one for recovery */
async function setUpSecondFactor(page: Page, user: User) {
  await signIn(page, user)
  await page.goto('/dashboard?tab=security')
  await page.getByRole('button', { name: 'إعداد تطبيق المصادقة' }).click()
  await page.locator('[name=password]').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'متابعة' }).click()
  const secret = await page.locator('bdi.font-mono').innerText()
  await page.locator('[name=code]').fill(codeOf(secret))
  await page.getByRole('button', { name: 'تفعيل' }).click()
  const recovery = await page.locator('ul.font-mono li').first().innerText()
  return { ofApp: () => codeOf(secret, 1), recovery: () => recovery }
}
