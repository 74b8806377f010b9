import type { TextChange, TextImport } from '#contract/texts.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import type { BuiltInForm, FormsOf } from '#domain/texts/text-form.ts'
import { faultsOf } from '#domain/texts/text-rules.ts'
import type { CallContext } from '#server/context.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import { actOnEach } from '#server/platform/act-on-each.ts'
import type { Db } from '#server/platform/db/client.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { builtInTexts } from './built-in-texts.ts'
import { textContent, type TextValues } from './text-content.ts'

/** Changes the forms of a text together: all of them, or none. */
export async function changeTexts(context: CallContext, changes: readonly TextChange[]): Promise<void> {
  const texts = await builtInTexts()
  const now = context.clock().toISOString()
  const planned = changes.map((change) => planChange(texts, change, now))
  await context.db.transaction(async (tx) => {
    // in a fixed order, to prevent deadlocks between requests
    for (const change of planned.toSorted((a, b) => (a.content_id < b.content_id ? -1 : 1))) {
      await changeText(context, tx, change)
    }
  })
}

const IMPORT_REFUSALS = ['NOT_FOUND', 'INVALID_INPUT', 'CONTENT_CHANGED'] as const

/** Changes texts one by one. A text that cannot be changed does not affect the others. */
export async function importTexts(context: CallContext, changes: readonly TextChange[]): Promise<TextImport> {
  const texts = await builtInTexts()
  const now = context.clock().toISOString()
  const results = await actOnEach(context, changes, IMPORT_REFUSALS, (change) =>
    context.db.transaction((tx) => changeText(context, tx, planChange(texts, change, now))),
  )
  return {
    outcomes: results.map(({ item, refused }) => ({ text_key: item.text_key, refused: refused && refused.code })),
  }
}

/** A text that already is as wanted is not changed, so that its time stays that of the change. */
async function changeText(context: CallContext, tx: Db, change: ReturnType<typeof planChange>): Promise<void> {
  const current = await textContent.read(tx, change.content_id)
  const isSame = LANGUAGES.map((lang) => `text_${lang}` as const).every(
    (field) => !(field in change.wanted) || (change.wanted[field] ?? null) === (current?.[field] ?? null),
  )
  if (isSame) return
  await changeContentIn(context, tx, textContent, { ...change, admin_id: requireUser(context).id })
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
