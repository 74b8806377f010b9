import { LANGUAGES, type Lang } from '#domain/language.ts'
import { faultsOf } from './text-rules.ts'
import type { FormsOf, TextForm } from './text-form.ts'

/**
 * Filters of the list of texts. `changed`: by an admin. `different`: from the built-in text. `older`: one language
 * was changed after the other. `outdated`: the built-in text changed afterwards. `faulty`: breaks a rule.
 */
export const TEXT_STATES = ['changed', 'different', 'older', 'outdated', 'faulty'] as const
export type TextState = (typeof TEXT_STATES)[number]

export function statesOf({ forms }: Pick<FormsOf<TextForm>, 'forms'>): TextState[] {
  const changed = changedTexts(forms)
  const holds: Record<TextState, boolean> = {
    changed: changed.length > 0,
    different: changed.some(({ form, lang }) => form[`text_${lang}`] !== form[`built_in_${lang}`]),
    older: olderLanguage(forms) !== null,
    outdated: changed.some(({ form, lang }) => isOutdated(form, lang)),
    faulty: changed.some(({ form, lang }) => faultsOf(form[`text_${lang}`], lang, form, forms).length > 0),
  }
  return TEXT_STATES.filter((state) => holds[state])
}

/** The language that was changed before the other one. */
export function olderLanguage(forms: readonly TextForm[]): Lang | null {
  const ar = latestChange(forms, 'ar')
  const en = latestChange(forms, 'en')
  if (ar === en || !forms.some((form) => form.built_in_ar !== null && form.built_in_en !== null)) return null
  return (ar ?? '') < (en ?? '') ? 'ar' : 'en'
}

export const latestChange = (forms: readonly TextForm[], lang: Lang): string | null =>
  forms.map((form) => form[`text_${lang}_at`]).reduce((last, time) => ((time ?? '') > (last ?? '') ? time : last), null)

/** Whether the built-in text has changed since an admin replaced it. */
export const isOutdated = (form: TextForm, lang: Lang): boolean =>
  form[`text_${lang}`] !== '' &&
  form[`replaced_${lang}`] !== null &&
  form[`replaced_${lang}`] !== form[`built_in_${lang}`]

const changedTexts = (forms: readonly TextForm[]): { form: TextForm; lang: Lang }[] =>
  forms.flatMap((form) =>
    LANGUAGES.filter((lang) => form[`text_${lang}`] !== '' && form[`built_in_${lang}`] !== null).map((lang) => ({
      form,
      lang,
    })),
  )
