import type { TextForm } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import { shownText } from '#domain/texts/text-form.ts'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import { typedText } from './drafts.ts'
import type { DraftStore } from './use-drafts.ts'

/** Shown if somebody else has changed the text meanwhile: both versions, and a choice between them. */
export const Conflict = ({ form, lang, store }: { form: TextForm; lang: Lang; store: DraftStore }) => (
  <ConflictSides
    sides={[{ field: lang, theirs: shownText(form, lang), mine: typedText(store.drafts, form, lang), lang }]}
    onResolve={(mine) => (mine.length ? store.keepMine(form, lang) : store.discardOne(form, lang))}
    isSavedLater
  />
)
