import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { brands } from '#server/platform/db/schema/index.ts'
import { expect, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const pictureOf = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('ADMIN-03 an admin uploads pictures, describes, finds and replaces one, and deletes it after a warning', async ({
  page,
  admin,
  siteData: { db },
  allowStatus,
}) => {
  allowStatus(422)
  await signIn(page, admin)
  await page.goto('/admin/media?unused=1')
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('broken') }
  await page
    .getByLabel('رفع صور', { exact: true })
    .last()
    .setInputFiles([await pictureOf('tyre.png', '#c4633f'), broken])
  await expect(page.getByRole('listitem').filter({ hasText: 'broken.png' })).toContainText('ليس صورة نستطيع قراءتها')
  await expect(page.getByText('أُضيفت الصورة').first()).toBeVisible()
  await page.getByRole('button', { name: 'إزالة من هذه القائمة' }).click()

  await page.getByRole('link', { name: 'بلا وصف بعد' }).first().click()
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  const name = `إطار ${admin.last_name}`
  await panel.getByLabel('الوصف بالعربية').fill(name)
  await panel.getByLabel('الوصف بالإنجليزية').fill(`Tyre ${admin.last_name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('حُفظ الوصف').first()).toBeVisible()
  const pictureId = new URL(page.url()).searchParams.get('picture') ?? ''
  const brand = { slug: pictureId, name_ar: `علامة ${name}`, name_en: 'Brand', about_ar: '', about_en: '' }
  const [{ id: brandId } = { id: 0 }] = await db
    .insert(brands)
    .values({ ...brand, logo_id: pictureId })
    .returning()

  await page.goto('/admin/media')
  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
  const tile = page.getByRole('listitem').filter({ hasText: name })
  await expect(tile).toContainText('مستخدمة في مكان واحد')
  await tile.getByRole('link').click()
  const shown = panel.getByRole('img', { name })
  const before = await shown.getAttribute('src')
  await panel.getByLabel('استبدال الملف').setInputFiles(await pictureOf('blue.png', '#12695f'))
  await expect(page.getByText('استُبدلت الصورة في كل مكان يعرضها').first()).toBeVisible()
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await lookAt(page, 'media')

  await panel.getByRole('button', { name: 'حذف' }).click()
  const dialog = page.getByRole('dialog', { name: 'مستخدم في أماكن أخرى' })
  await expect(dialog.getByRole('link', { name: brand.name_ar })).toHaveAttribute(
    'href',
    `/admin/brands/edit/${brandId}`,
  )
  await dialog.getByRole('button', { name: 'حذف رغم ذلك' }).click()
  await expect(page.getByText('حُذفت الصورة').first()).toBeVisible()
  await expect(tile).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(tile).toContainText('مستخدمة في مكان واحد')
  await db.delete(brands).where(eq(brands.id, brandId))
})
