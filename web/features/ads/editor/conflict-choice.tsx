import { shownPictures } from '#domain/ads/shown-pictures.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { formOf } from './ad-form.ts'
import { describeForm } from './describe-form.ts'
import { DifferenceTable, differencesOf } from './difference-table.tsx'
import { useEditor } from './editor-context.tsx'
import type { DraftState } from './use-draft.ts'

/** Shown if the draft was also changed on another device: the differences, and a choice between the versions. */
export function ConflictChoice({ draft }: { draft: DraftState }) {
  const texts = useTexts(addCarTexts)
  const { t } = texts
  const { form, picture_ids, imported_images, ...lists } = useEditor()
  const { theirs } = draft.saving
  if (!theirs) return null
  const here = describeForm(form, shownPictures(picture_ids, imported_images), lists, texts)
  const there = describeForm(formOf(theirs.fields), shownPictures(theirs.picture_ids, imported_images), lists, texts)
  return (
    <section role="alert" className="notice flex flex-col gap-3">
      <h2 className="font-semibold">{t('ad_conflict')}</h2>
      <DifferenceTable
        rows={differencesOf(here, there)}
        first={t('ad_conflict_here')}
        second={t('ad_conflict_there')}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={draft.keepMine}>{t('ad_conflict_keep_here')}</Button>
        <Button variant="quiet" onClick={draft.takeTheirs}>
          {t('ad_conflict_take_there')}
        </Button>
      </div>
    </section>
  )
}
