import type { EditableText, TextForm } from '#contract/texts.ts'
import type { BuiltInForm } from '#domain/texts/text-form.ts'
import type { Db } from '#server/platform/db/client.ts'
import { website_texts } from '#server/platform/db/schema/index.ts'
import { builtInTexts } from './built-in-texts.ts'

type Row = typeof website_texts.$inferSelect

/** The area of stored texts whose key is no longer used. */
const LEFTOVERS = 'leftovers'

/** All texts with their current values, in the order of the product. */
export async function readTexts(db: Db): Promise<EditableText[]> {
  const [builtIn, rows] = await Promise.all([
    builtInTexts(),
    db.select().from(website_texts).orderBy(website_texts.text_key),
  ])
  const byKey = new Map(rows.map((row) => [row.text_key, row]))
  const texts = builtIn.map(({ name, area, forms }) => ({
    name,
    area,
    forms: forms.map((form) => withRow(form, byKey.get(form.text_key))),
  }))
  const keys = new Set(builtIn.flatMap(({ forms }) => forms.map(({ text_key }) => text_key)))
  const leftovers = rows
    .filter(({ text_key }) => !keys.has(text_key))
    .map((row) => ({
      name: row.text_key,
      area: LEFTOVERS,
      forms: [withRow({ text_key: row.text_key, form: null, built_in_ar: null, built_in_en: null }, row)],
    }))
  return [...texts, ...leftovers]
}

const withRow = (form: BuiltInForm, row: Row | undefined): TextForm => ({
  ...form,
  text_ar: row?.text_ar ?? '',
  text_en: row?.text_en ?? '',
  text_ar_at: row?.text_ar_at?.toISOString() ?? null,
  text_en_at: row?.text_en_at?.toISOString() ?? null,
  replaced_ar: row?.replaced_ar ?? null,
  replaced_en: row?.replaced_en ?? null,
})
