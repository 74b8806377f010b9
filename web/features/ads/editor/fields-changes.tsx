import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { labelOf } from './describe-form.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { FieldsForm } from './use-fields-form.ts'

const MOST_OF_NOTE = 500

/** Summary of the changes, fields that others changed meanwhile, and a note for the seller. */
export function FieldsChanges({ form }: { form: FieldsForm }) {
  const { t } = useTexts(addCarTexts, adReviewTexts, adminAdTexts)
  const { rows, isRearranged, elsewhere, note, setNote, seller } = form
  return (
    <Panel aria-labelledby="ad-fields-changes" className="flex flex-col gap-4 p-4 md:p-5">
      <h2 id="ad-fields-changes" className="text-lg font-bold">
        {t('admin_fields_changes')}
      </h2>
      {elsewhere && (
        <div role="alert" className="notice flex flex-col gap-1">
          <p className="font-medium">{t('admin_fields_elsewhere')}</p>
          {elsewhere.length > 0 && (
            <p>
              {t('admin_fields_elsewhere_what', {
                fields: elsewhere.map((field) => t(labelOf(field))).join(t('list_comma')),
              })}
            </p>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <DifferenceTable rows={rows} first={t('admin_fields_before')} second={t('admin_fields_after')} />
      )}
      {isRearranged && <p>{t('admin_fields_rearranged')}</p>}
      {!rows.length && !isRearranged && <p className="text-muted">{t('admin_fields_none')}</p>}
      <TextArea
        label={t('admin_fields_note')}
        isRequired={false}
        hint={t(`review_note_hint_${seller.language}`)}
        value={note}
        rows={3}
        most={MOST_OF_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
    </Panel>
  )
}
