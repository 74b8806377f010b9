import type { EditableText, TextChange, TextForm, TextPage } from '#contract/texts.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { shownText } from '#domain/texts/text-form.ts'
import { faultsOf } from '#domain/texts/text-rules.ts'

/** Unsaved content of an input. */
export interface Draft {
  text: string
  /** The stored text when editing began; empty for the built-in text. */
  seen: string
  /** The stored text before the last save of this user, which the page may still show. */
  replaced?: string
  /** The page data at the time of saving, which still has the old text. */
  sentFrom?: TextPage
}

/** Drafts by the key of their input. */
export type Drafts = Readonly<Record<string, Draft>>

export const boxKey = (form: TextForm, lang: Lang): string => `${form.text_key}.${lang}`

export const draftOf = (drafts: Drafts, form: TextForm, lang: Lang): Draft | undefined => drafts[boxKey(form, lang)]

export const typedText = (drafts: Drafts, form: TextForm, lang: Lang): string =>
  draftOf(drafts, form, lang)?.text ?? shownText(form, lang)

/** The text as the API returns it: empty if it equals the built-in text. */
export const storedText = (text: string, form: TextForm, lang: Lang): string =>
  text === form[`built_in_${lang}`] ? '' : text

/** Whether the draft differs from the published text. */
export function isTyped(drafts: Drafts, form: TextForm, lang: Lang): boolean {
  const draft = draftOf(drafts, form, lang)
  return draft !== undefined && !draft.sentFrom && draft.text !== shownText(form, lang)
}

/** Whether somebody else has changed the text since the draft was begun. */
export function isContested(drafts: Drafts, form: TextForm, lang: Lang): boolean {
  const draft = draftOf(drafts, form, lang)
  const current = form[`text_${lang}`]
  return draft !== undefined && isTyped(drafts, form, lang) && draft.seen !== current && draft.replaced !== current
}

export const hasDraft = (drafts: Drafts, { forms }: EditableText): boolean =>
  forms.some((form) => LANGUAGES.some((lang) => isTyped(drafts, form, lang)))

/** Whether the drafts of a text have neither conflicts nor errors. */
export const isSavable = (drafts: Drafts, { forms }: EditableText): boolean =>
  forms.every((form) =>
    LANGUAGES.every(
      (lang) =>
        !isTyped(drafts, form, lang) ||
        (!isContested(drafts, form, lang) && faultsOf(typedText(drafts, form, lang), lang, form, forms).length === 0),
    ),
  )

/** The drafts as input of the API. */
export function changesOf(drafts: Drafts, { forms }: EditableText): TextChange[] {
  return forms.flatMap((form) => {
    const languages = LANGUAGES.filter((lang) => isTyped(drafts, form, lang))
    if (languages.length === 0) return []
    const wanted = languages.map((lang) => {
      const text = typedText(drafts, form, lang)
      return [`text_${lang}`, storedText(text, form, lang) || null]
    })
    const seen = languages.map((lang) => [`text_${lang}`, draftOf(drafts, form, lang)?.seen ?? ''])
    return [{ text_key: form.text_key, wanted: Object.fromEntries(wanted), seen: Object.fromEntries(seen) }]
  })
}

/** The draft of a text that was typed on after `saved`. */
export const typedAfter = (saved: Draft, text: string, form: TextForm, lang: Lang): Draft => ({
  text,
  seen: storedText(saved.text, form, lang),
  replaced: form[`text_${lang}`],
})

/**
 * The drafts that change with a save.
 * @param now the current drafts
 * @param sent the drafts when the save began
 * @param page the page that still shows the texts before it
 */
export function afterSave(now: Drafts, sent: Drafts, forms: readonly TextForm[], page: TextPage): Drafts {
  const boxes = forms.flatMap((form) => LANGUAGES.map((lang) => ({ form, lang, key: boxKey(form, lang) })))
  return Object.fromEntries(
    boxes.flatMap(({ form, lang, key }) => {
      const [draft, saved] = [now[key], sent[key]]
      if (!draft || !saved) return []
      const isSame = draft.text === saved.text
      return [[key, isSame ? { ...draft, sentFrom: page } : typedAfter(saved, draft.text, form, lang)]]
    }),
  )
}

/** All drafts by language and key, for a preview. */
export function previewOf(drafts: Drafts): Record<Lang, Record<string, string>> {
  const open = Object.entries(drafts).filter(([, { sentFrom }]) => !sentFrom)
  const inLanguage = (lang: Lang) =>
    Object.fromEntries(
      open.filter(([key]) => key.endsWith(`.${lang}`)).map(([key, { text }]) => [key.slice(0, -lang.length - 1), text]),
    )
  return { ar: inLanguage('ar'), en: inLanguage('en') }
}
