import { expect, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import type { Page } from '@playwright/test'

const QUESTIONS = '**/api/v1/assistant/questions'

const questionsOf = (page: Page) => page.getByRole('log').getByRole('heading', { level: 2 })
const wishOf = (page: Page) => page.getByRole('group', { name: 'تبحث عن' })

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'اكتب سؤالك' }).fill(text)
  await page.keyboard.press('Enter')
}

test('AI-01 a visitor asks, changes the conditions by their chips, and finds all of it after a reload, also what was not sent', async ({
  page,
}) => {
  await page.goto('/ai-assistant')
  await ask(page, 'كامري ززززز')
  await expect(page.getByRole('log').getByRole('article').locator('.card').first()).toBeVisible()
  await expect(page.getByText('لم أفهم «⁨ززززز⁩»، فلم أجعله شرطًا.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'اكتب سؤالك' })).toBeFocused()
  await lookAt(page, 'assistant-answer')
  await wishOf(page).getByRole('button', { name: 'كامري' }).click()
  await expect(questionsOf(page)).toHaveText(['كامري ززززز', 'بدون كامري'])
  await expect(wishOf(page).getByRole('link', { name: 'كامري' })).toHaveCount(0)
  await wishOf(page).getByRole('button', { name: 'تراجع' }).click()
  await expect(wishOf(page).getByRole('link', { name: 'كامري' })).toBeVisible()

  await page.route(QUESTIONS, (route) => route.abort())
  await ask(page, 'قارنها')
  await expect(page.getByRole('alert')).toHaveText('لا يوجد اتصال. سؤالك محفوظ هنا.')
  await page.unroute(QUESTIONS)
  await page.reload()
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await expect(questionsOf(page)).toHaveText(['كامري ززززز', 'بدون كامري', 'تراجع', 'قارنها'])
  await page.getByRole('button', { name: 'امسحها' }).click()
  await expect(questionsOf(page)).toHaveCount(0)
})

test('AI-01 a user sees a conversation in two tabs, and renames and deletes it; filters of a search come along', async ({
  page,
  openTab,
  buyer,
  allowStatus,
}) => {
  await signIn(page, buyer)
  await page.goto('/explore?make=toyota&color=white')
  await page.getByRole('link', { name: 'اسأل عن' }).click()
  await expect(wishOf(page).getByRole('link', { name: 'تويوتا' })).toBeVisible()
  const list = page.getByRole('navigation', { name: 'محادثاتك' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const other = await openTab()
  await other.goto(page.url())
  await ask(other, 'كيف أنقل ملكية السيارة؟')
  await expect(questionsOf(page).last()).toHaveText('كيف أنقل ملكية السيارة؟')
  await expect(questionsOf(page)).toHaveCount(2)

  await list.getByRole('button', { name: /^خيارات/ }).click()
  await page.getByRole('menuitem', { name: 'غيّر الاسم' }).click()
  await page.getByRole('textbox', { name: 'الاسم' }).fill('لزوجتي')
  await page.getByRole('dialog').getByRole('button', { name: 'غيّر الاسم' }).click()
  await expect(list.getByRole('link', { name: 'لزوجتي' })).toBeVisible()
  await list.getByRole('button', { name: /^خيارات/ }).click()
  // the other tab finds that it is gone
  allowStatus(404)
  await page.getByRole('menuitem', { name: 'احذف' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'احذف' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await expect(questionsOf(page)).toHaveCount(0)
})
