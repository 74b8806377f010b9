import type { TextForm } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import { shownText } from '#domain/texts/text-form.ts'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import { typedText } from './drafts.ts'
import type { DraftStore } from './use-drafts.ts'

/** What somebody else wrote while this was typed: one of the two has to be chosen. */
export const Conflict = ({ form, lang, store }: { form: TextForm; lang: Lang; store: DraftStore }) => (
  <ConflictSides
    sides={[{ theirs: shownText(form, lang), mine: typedText(store.drafts, form, lang), lang }]}
    onKeep={() => store.forgetOne(form, lang)}
    onInsist={() => store.keepMine(form, lang)}
    isSavedLater
  />
)
