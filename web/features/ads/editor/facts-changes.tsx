import { useId } from 'react'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FieldFrame } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { labelOf } from './describe-form.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { FactsForm } from './use-facts-form.ts'

const MOST_OF_NOTE = 500

/** What the changes come to, what others changed meanwhile, and a note for the seller. */
export function FactsChanges({ facts }: { facts: FactsForm }) {
  const { t } = useTexts(addCarTexts, adminTexts)
  const id = useId()
  const { rows, isRearranged, elsewhere, note, setNote, seller } = facts
  return (
    <Panel aria-labelledby="ad-facts-changes" className="flex flex-col gap-4 p-4 md:p-5">
      <h2 id="ad-facts-changes" className="text-lg font-bold">
        {t('admin_facts_changes')}
      </h2>
      {elsewhere && (
        <div role="alert" className="notice flex flex-col gap-1">
          <p className="font-medium">{t('admin_facts_elsewhere')}</p>
          {elsewhere.length > 0 && (
            <p>
              {t('admin_facts_elsewhere_what', {
                facts: elsewhere.map((field) => t(labelOf(field))).join(t('list_comma')),
              })}
            </p>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <DifferenceTable rows={rows} first={t('admin_facts_before')} second={t('admin_facts_after')} />
      )}
      {isRearranged && <p>{t('admin_facts_rearranged')}</p>}
      {!rows.length && !isRearranged && <p className="text-muted">{t('admin_facts_none')}</p>}
      <FieldFrame id={id} label={t('admin_facts_note')} hint={t(`review_note_hint_${seller.language}`)}>
        <textarea
          id={id}
          value={note}
          rows={3}
          maxLength={MOST_OF_NOTE}
          dir="auto"
          className="field py-2"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setNote(target.value)}
        />
      </FieldFrame>
    </Panel>
  )
}
