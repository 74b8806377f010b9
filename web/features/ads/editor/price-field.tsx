import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { fieldId, useEditor } from './editor-context.tsx'
import { knownCarOf } from './fair-price-query.ts'
import { TextField } from './text-field.tsx'

const FairPriceHint = latePart(async () => (await import('./fair-price-hint.tsx')).FairPriceHint)

const NOTE = `${fieldId('is_price_on_request')}-note`

/** A price or «on request», with a note on the disadvantage of the latter. */
export function PriceField() {
  const { t } = useTexts(addCarTexts)
  const { form, change, touch } = useEditor()
  const { is_price_on_request } = form
  return (
    <TextField
      name="price"
      label={t('ad_price')}
      kind="number"
      placeholder={is_price_on_request ? t('price_on_request') : t('ad_price_example')}
      isOff={is_price_on_request}
      note={
        <>
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              id={fieldId('is_price_on_request')}
              type="checkbox"
              className="checkbox"
              checked={is_price_on_request}
              aria-describedby={is_price_on_request ? NOTE : undefined}
              onChange={({ target }) => {
                change({ is_price_on_request: target.checked })
                touch('is_price_on_request')
              }}
            />
            <span>{t('ad_price_on_request')}</span>
          </label>
          {is_price_on_request && (
            <p id={NOTE} className="notice text-sm">
              {t('ad_price_on_request_text')}
            </p>
          )}
          <HintOfCar />
        </>
      }
    />
  )
}

/** The fair price once the car is known. */
function HintOfCar() {
  const { form, car_id, thisYear } = useEditor()
  const car = knownCarOf(form, car_id, thisYear)
  if (!car) return null
  return (
    <LateBoundary>
      <FairPriceHint car={car} fallback={null} />
    </LateBoundary>
  )
}
