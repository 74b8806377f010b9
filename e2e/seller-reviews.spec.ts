import { randomUUID } from 'node:crypto'
import { beginConversation } from './begin-conversation.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const TEXT = 'صادق في الوصف ومواعيده مضبوطة'
const ANSWER = 'حياك الله في أي وقت'

test('AUTH-14 a buyer reviews a seller from the conversation, the seller answers, everyone reads both, an admin removes it', async ({
  page,
  openPage,
  buyer,
  seller,
  admin,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const conversationId = await beginConversation(await apiOf(buyer), carId)
  await signIn(page, buyer)
  await page.goto(`/messages?conversation=${conversationId}`)
  await expect(page.getByRole('button', { name: 'قدّم عرض سعر' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'قيّم تجربتك' })).toBeHidden()
  const api = await apiOf(seller)
  const data = { id: randomUUID(), content: 'نعم، تفضل' }
  await expect(await api.post(`/api/v1/me/conversations/${conversationId}/messages`, { data })).toBeOK()
  await expect(await api.post(`/api/v1/me/conversations/${conversationId}/read`, { data: { up_to_seq: 1 } })).toBeOK()
  await page.getByRole('button', { name: 'قيّم تجربتك' }).click()
  const dialog = page.getByRole('dialog', { name: 'قيّم تجربتك' })
  await dialog.getByRole('button', { name: 'نشر التقييم' }).click()
  await expect(dialog.getByText('هذا الحقل مطلوب.')).toBeVisible()
  await dialog.getByRole('radio', { name: '1: سيئة' }).focus()
  await page.keyboard.press('Space')
  for (const _ of ['2', '3', '4']) await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: '4: جيدة' })).toBeChecked()
  await dialog.getByRole('textbox').fill(`${TEXT} 0551234567`)
  await dialog.getByRole('button', { name: 'نشر التقييم' }).click()
  await expect(dialog.getByText('احذف أرقام الجوال')).toBeVisible()
  await lookAt(page, 'review-dialog-ar')
  await dialog.getByRole('textbox').fill(TEXT)
  await dialog.getByRole('button', { name: 'نشر التقييم' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'تقييمك' })).toBeVisible()

  const office = await openPage()
  await signIn(office, seller)
  await office.goto('/dashboard?tab=reviews')
  const received = office.getByRole('article').filter({ hasText: TEXT })
  await received.getByRole('button', { name: 'ردّ', exact: true }).click()
  await office.getByRole('dialog').getByRole('textbox').fill(ANSWER)
  await office.getByRole('dialog').getByRole('button', { name: 'نشر الرد' }).click()
  await expect(received).toContainText(ANSWER)
  await received.getByRole('button', { name: 'الإبلاغ عن التقييم' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'إرسال البلاغ' }).click()
  await expect(office.getByRole('dialog')).toBeHidden()

  const desk = await openPage()
  await signIn(desk, admin)
  const { items } = await (await (await apiOf(buyer)).get('/api/v1/me/reviews?list=given')).json()
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/seller/${seller.id}`, query))
    const review = page.getByRole('article').filter({ hasText: TEXT })
    await expect(review).toContainText(ANSWER)
    await lookAt(page, 'seller', lang)
    await page.goto(inLanguage('/dashboard?tab=reviews&list=given', query))
    await lookAt(page, 'reviews-given', lang)
    await office.goto(inLanguage('/dashboard?tab=reviews', query))
    await lookAt(office, 'reviews-received', lang)
    await desk.goto(inLanguage(`/admin/reports?view=reviews&review=${items[0].id}`, query))
    await lookAt(desk, 'reported-reviews', lang)
  }
  await desk.goto(`/admin/reports?view=reviews&review=${items[0].id}&lang=ar`)
  await desk.getByRole('button', { name: 'إزالة التقييم' }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill('فيه ما لا يخص التعامل')
  await desk.getByRole('dialog').getByRole('button', { name: 'إزالة التقييم' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'أُزيل تقييم' })).toBeVisible()
  await page.goto('/dashboard?tab=reviews&list=given&lang=ar')
  await expect(page.getByText('فيه ما لا يخص التعامل')).toBeVisible()
  await page.goto(`/seller/${seller.id}`)
  await expect(page.getByText('لم يقيّم أي مشترٍ هذا البائع بعد.')).toBeVisible()
})
