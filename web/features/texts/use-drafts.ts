import type { EditableText, TextForm, TextPage } from '#contract/texts.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { shownText } from '#domain/texts/text-form.ts'
import { currentDrafts, setDrafts, useAllDrafts } from './draft-store.ts'
import { afterSave, boxKey, draftOf, typedAfter, type Draft, type Drafts } from './drafts.ts'

/** Drafts of the text editor. They persist while other texts are open and across reloads. */
export function useDrafts(page: TextPage) {
  const all = useAllDrafts()
  // leaves out saved drafts once the page has been reloaded, since it shows them
  const drafts = Object.fromEntries(
    Object.entries(all).filter(([, { sentFrom }]) => sentFrom === undefined || sentFrom === page),
  )
  const set = (form: TextForm, lang: Lang, draft: Draft | undefined) => setDrafts({ [boxKey(form, lang)]: draft })

  return {
    drafts,
    type: (form: TextForm, lang: Lang, text: string) => {
      const before = draftOf(drafts, form, lang)
      const begun = { text, seen: before?.seen ?? form[`text_${lang}`] }
      if (before?.sentFrom) {
        set(form, lang, typedAfter(before, text, form, lang))
      } else {
        set(form, lang, text === shownText(form, lang) ? undefined : { ...before, ...begun })
      }
    },
    /** Overwrites the version of somebody else with the next save. */
    keepMine: (form: TextForm, lang: Lang) => {
      const draft = draftOf(drafts, form, lang)
      set(form, lang, draft && { ...draft, seen: form[`text_${lang}`] })
    },
    discardOne: (form: TextForm, lang: Lang) => set(form, lang, undefined),
    discard: ({ forms }: EditableText) => setDrafts(Object.fromEntries(keysOf(forms).map((key) => [key, undefined]))),
    /** @param sent the drafts that were saved; more may have been typed since */
    markSent: ({ forms }: EditableText, sent: Drafts) => setDrafts(afterSave(currentDrafts(), sent, forms, page)),
  }
}

export type DraftStore = ReturnType<typeof useDrafts>

const keysOf = (forms: readonly TextForm[]): string[] =>
  forms.flatMap((form) => LANGUAGES.map((lang) => boxKey(form, lang)))
