import type { Lang } from '#domain/language.ts'
import { isOutdated, latestChange, olderLanguage } from '#domain/texts/text-states.ts'
import type { TextForm } from '#domain/texts/text-form.ts'
import type { CallContext } from '#server/context.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { readTexts } from './read-texts.ts'
import { textContent, type TextValues } from './text-content.ts'

interface Confirmed {
  name: string
  lang: Lang
}

/** Records that an admin has checked a text: it matches the other language and the current built-in text. */
export async function confirmText(context: CallContext, { name, lang }: Confirmed): Promise<void> {
  const text = (await readTexts(context.db)).find((one) => one.name === name)
  if (!text) throw fail('NOT_FOUND')
  const { area, forms } = text
  const source = lang === 'ar' ? 'en' : 'ar'
  const bilingual = forms.findLast((form) => form.built_in_ar !== null && form.built_in_en !== null)
  const isOlder = olderLanguage(forms) === lang
  const adminId = requireUser(context).id
  await context.db.transaction(async (tx) => {
    for (const form of forms.toSorted((a, b) => (a.text_key < b.text_key ? -1 : 1))) {
      const values: Partial<TextValues> = {
        ...(isOlder && form === bilingual && { [`text_${lang}_at`]: latestChange(forms, source) }),
        ...(isOutdated(form, lang) && { [`replaced_${lang}`]: form[`built_in_${lang}`] }),
      }
      if (Object.keys(values).length === 0) continue
      await changeContentIn(context, tx, textContent, { ...confirmation(form, area, values), admin_id: adminId })
    }
  })
}

const confirmation = ({ text_key, text_ar, text_en }: TextForm, category: string, values: Partial<TextValues>) => ({
  content_id: text_key,
  wanted: { ...values, category },
  seen: { text_ar: text_ar || null, text_en: text_en || null },
})
