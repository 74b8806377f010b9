import { coachAd, type CoachTip } from '#domain/ads/ad-coach.ts'
import { shownPictures } from '#domain/ads/shown-pictures.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { FieldName } from './ad-form.ts'
import { useEditor } from './editor-context.tsx'
import { numbersOf } from './read-form.ts'
import { stepOf, type Step } from './steps.ts'

const FIELD: Record<CoachTip, FieldName> = {
  basics: 'make',
  price: 'price',
  pictures: 'picture_ids',
  description: 'description',
  history: 'accident',
  specs: 'fuel_type',
  regional_spec: 'regional_spec',
  features: 'extra_features',
  inspection: 'inspection_valid_until',
  second_language: 'description_other',
  title: 'title',
}
const SHOWN = 3

/** How complete the ad is, in percent, and the most useful improvements. */
export function AdCoach({ onOpen }: { onOpen: (step: Step, field?: FieldName) => void }) {
  const { t } = useTexts(addCarTexts)
  const { form, picture_ids, imported_images } = useEditor()
  const { description, description_other } = form
  const { percent, tips } = coachAd({
    ...form,
    ...numbersOf(form),
    model: form.model || form.model_text,
    pictures: shownPictures(picture_ids, imported_images),
    description: description.length >= description_other.length ? description : description_other,
    descriptionInBoth: Boolean(description.trim() && description_other.trim()),
    agency_serviced: form.agency_serviced ? form.agency_serviced === 'yes' : null,
  })
  return (
    <Panel aria-labelledby="ad-coach" className="flex flex-col gap-3 p-4">
      <h2 id="ad-coach" className="flex items-baseline gap-2 font-semibold">
        <span className="grow">{t('ad_coach')}</span>
        <bdi className="text-brand">{`${percent}%`}</bdi>
      </h2>
      <progress className="progress" max={100} value={percent} aria-labelledby="ad-coach" />
      {tips.length ? (
        <ul className="flex flex-col text-sm">
          {tips.slice(0, SHOWN).map((tip) => (
            <li key={tip}>
              <button
                type="button"
                className="link text-start text-sm"
                onClick={() => onOpen(stepOf(FIELD[tip]), FIELD[tip])}
              >
                {t(tip === 'description' && description.trim() ? 'ad_coach_description_more' : `ad_coach_${tip}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t('ad_coach_done')}</p>
      )}
    </Panel>
  )
}
