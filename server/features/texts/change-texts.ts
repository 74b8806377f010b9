import type { TextChange } from '#contract/texts.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import type { BuiltInForm, FormsOf } from '#domain/texts/text-form.ts'
import { faultsOf } from '#domain/texts/text-rules.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { fail } from '#server/platform/fail.ts'
import { builtInTexts } from './built-in-texts.ts'
import { textContent, type TextValues } from './text-content.ts'

/** Changes texts. All texts are validated before the first one is saved. */
export async function changeTexts(context: CallContext, changes: readonly TextChange[]): Promise<void> {
  const texts = await builtInTexts()
  const now = context.clock().toISOString()
  const planned = changes.map((change) => planChange(texts, change, now))
  for (const change of planned) await changeContent(context, textContent, change)
}

function planChange(texts: readonly FormsOf<BuiltInForm>[], { text_key, wanted, seen }: TextChange, now: string) {
  const text = texts.find(({ forms }) => forms.some((form) => form.text_key === text_key))
  const form = text?.forms.find((one) => one.text_key === text_key)
  if (!text || !form) throw fail('NOT_FOUND')
  const values: Partial<TextValues> = { category: text.area }
  for (const lang of LANGUAGES) {
    const written = wanted[`text_${lang}`]
    if (written === undefined) continue
    assertFits(written, lang, form, text.forms)
    Object.assign(values, {
      [`text_${lang}`]: written,
      [`text_${lang}_at`]: written === null ? null : now,
      [`replaced_${lang}`]: written === null ? null : form[`built_in_${lang}`],
    })
  }
  return { content_id: text_key, wanted: { ...values }, seen: valuesOf(seen) }
}

function assertFits(written: string | null, lang: Lang, form: BuiltInForm, all: readonly BuiltInForm[]): void {
  const field = `${form.text_key}.text_${lang}`
  if (form[`built_in_${lang}`] === null) throw fail('INVALID_INPUT', { field, reason: 'form_unknown' })
  const [first] = written === null ? [] : faultsOf(written, lang, form, all)
  if (first) throw fail('INVALID_INPUT', { field, reason: first.fault })
}

/** Empty texts stand for built-in ones. */
const valuesOf = (seen: TextChange['seen']) =>
  Object.fromEntries(Object.entries(seen).map(([field, text]) => [field, text || null]))
