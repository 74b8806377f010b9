import type { APIRequestContext } from '@playwright/test'
import type { EditableText, TextPage } from '#contract/texts.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const UNDO = 'تراجع'

/**
 * A text that neither another test nor another run of this test uses.
 * @param start prefix of its key
 */
async function ownText(api: APIRequestContext, start: string, copy: number): Promise<EditableText> {
  const { items } = (await (await api.get(`/api/v1/admin/website-texts?text=${start}`)).json()) as TextPage
  const own = items.filter(({ name }) => name.startsWith(start))
  // its name must be unique, since the test finds it by name
  const alone = own.filter(({ name }) => own.every((one) => one.name === name || !one.name.includes(name)))
  const text = alone.at(copy % alone.length)
  if (!text) throw new Error(`No text begins with ${start}`)
  return text
}

const addressOf = ({ name }: EditableText) => `/admin/texts?text=${name}&open=${name}`

test('ADMIN-06 SET-05 an admin changes a text by keyboard, errors are shown, and the change is undone', async ({
  page,
  admin,
  apiOf,
}, { repeatEachIndex }) => {
  const text = await ownText(await apiOf(admin), 'texts_area_', repeatEachIndex)
  const [form] = text.forms
  await signIn(page, admin)
  await page.goto(addressOf(text))
  const arabic = page.getByRole('textbox', { name: 'العربية' })
  const english = page.getByRole('textbox', { name: 'الإنجليزية' })
  await expect(arabic).toHaveValue(String(form?.built_in_ar))
  await english.fill('{{name}} \u202e')
  await expect(page.getByText('غير معروف هنا')).toBeVisible()
  await expect(page.getByText('U+202E').last()).toBeVisible()
  await english.fill('Own area')
  await expect(page.getByText('غير معروف هنا')).toBeHidden()
  await page.reload()
  await expect(english).toHaveValue('Own area')
  await page.getByRole('button', { name: 'جرّبه على الصفحات' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'العودة إلى المحرّر' }).click()
  await expect(english).toHaveValue('Own area')
  await english.press('Control+Enter')
  await expect(page.getByRole('button', { name: UNDO })).toBeVisible()
  await expect(page.getByText('عُدّل النص الإنجليزي بعد العربي')).toBeVisible()
  await page.getByRole('button', { name: UNDO }).click()
  await expect(english).toHaveValue(String(form?.built_in_en))
  await expect(page.getByText('عُدّل النص الإنجليزي بعد العربي')).toBeHidden()
})

test('ADMIN-06 SET-05 saving a text and going on opens the next one, and the list shows what was saved', async ({
  page,
  admin,
  apiOf,
}, { repeatEachIndex }) => {
  const text = await ownText(await apiOf(admin), 'texts_state_', repeatEachIndex)
  await signIn(page, admin)
  await page.goto(`/admin/texts?text=texts_state_&open=${text.name}`)
  const saved = page.getByRole('listitem').filter({ has: page.getByText(text.name, { exact: true }) })
  await page.getByRole('textbox', { name: 'الإنجليزية' }).fill(`Said by ${admin.id}`)
  await page.keyboard.press('Control+Enter')
  await expect(saved).toContainText(`Said by ${admin.id}`)
  await page.getByRole('button', { name: UNDO }).click()
  await expect(saved).not.toContainText(admin.id)
})

test('SET-05 an uploaded file of texts first lists its changes and errors, and is undone as a whole', async ({
  page,
  admin,
  apiOf,
  allowStatus,
}, { repeatEachIndex }) => {
  const text = await ownText(await apiOf(admin), 'texts_line_', repeatEachIndex)
  const builtIn = String(text.forms[0]?.built_in_en)
  await signIn(page, admin)
  await page.goto(addressOf(text))
  const choose = (csv: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  allowStatus(422)
  await choose('key;ar\n"open')
  await expect(page.getByText('ليس هذا جدولًا').first()).toBeVisible()
  await choose(`key,ar,en\n${text.name},,Line of ours\nno_such_key,نص,text\n`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('يغيّر الملف نصًا واحدًا')).toBeVisible()
  await expect(dialog.getByText('السطر 3:')).toBeVisible()
  await expect(dialog.getByRole('deletion')).toHaveText(builtIn)
  await expect(dialog.getByRole('insertion')).toHaveText('Line of ours')
  const english = page.getByRole('textbox', { name: 'الإنجليزية', includeHidden: true })
  await expect(english).toHaveValue(builtIn)
  await dialog.getByRole('button', { name: 'تغيير نص واحد' }).click()
  await expect(dialog).toBeHidden()
  await expect(english).toHaveValue('Line of ours')
  await page.getByRole('button', { name: UNDO }).click()
  await expect(english).toHaveValue(builtIn)
})

test('SET-05 an email is previewed in both languages with unsaved texts', async ({ page, admin }) => {
  await signIn(page, admin)
  await page.goto('/admin/texts?area=mails&open=mail_disk_nearly_full_lead')
  await page.getByRole('textbox', { name: 'الإنجليزية' }).fill('Hello {{name}}. Own words, {{free}} MB.')
  await page.getByRole('button', { name: 'عرض الرسالة' }).click()
  const mail = (lang: string) => page.getByRole('dialog').frameLocator(`iframe[title$="${lang}"]`)
  await expect(mail('الإنجليزية').getByText('Hello Noura. Own words')).toBeVisible()
  await expect(mail('العربية').getByText('نورة')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'الإنجليزية' })).toHaveValue(/Own words/)
})

test('ADMIN-06 the texts are shown in both languages, fit every width, and axe finds no errors', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/admin/texts', query))
    await lookAt(page, 'texts', lang)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('link', { name: 'nav_home' }).click()
    await expect(page.getByRole('textbox').first()).toHaveValue('الرئيسية')
    await expect(page.getByRole('link', { name: 'nav_home' })).toBeHidden()
    await page.goto(inLanguage('/admin/texts?text=explore_results&open=explore_results', query))
    await lookAt(page, 'texts-counted', lang)
    for (const name of ['sms_phone_code', 'push_ad_cheaper']) {
      await page.goto(inLanguage(`/admin/texts?text=${name}&open=${name}`, query))
      await lookAt(page, `texts-${name}`, lang)
    }
  }
})
