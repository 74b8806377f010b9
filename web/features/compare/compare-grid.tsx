import type { CSSProperties } from 'react'
import type { Car } from '#contract/cars.ts'
import { isFeature } from '#domain/cars/features.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import { sellerStandingTexts } from '#web/texts/seller-standing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { compareRows, differencesFirst } from './compare-rows.ts'
import { ComparedActions, ComparedCar, type SaveCar } from './compared-car.tsx'
import { carRowsOf, equipmentRowsOf, sellerRowsOf, type Losses } from './compared-fields.ts'
import { ComparedRows } from './compared-rows.tsx'

interface Props {
  cars: readonly Car[]
  losses?: Losses
  Save: SaveCar
  /** Whether cars can be removed from the comparison. */
  isChanged?: boolean
}

/** The table of the comparison. */
export function CompareGrid({ cars, losses = {}, Save, isChanged = false }: Props) {
  const texts = useTexts(compareTexts, sellerStandingTexts, carWordTexts)
  const { t } = texts
  const rows = compareRows(cars.map((car) => carRowsOf(car, losses, texts)))
  const equipment = compareRows(cars.map((car) => equipmentRowsOf(car, cars, texts)))
  const sellers = compareRows(cars.map((car) => sellerRowsOf(car, texts)))
  const hasBest = [rows, equipment, sellers].flat().some(({ values }) => values.some(({ isBest }) => isBest))
  const nameOfFeature = (feature: string) => (isFeature(feature) ? t(`feature_${feature}`) : feature)
  return (
    <>
      {hasBest && <p className="mt-2 text-sm text-muted">{t('compare_best_hint')}</p>}
      <table className="table compare mt-4" style={{ '--cars': cars.length } as CSSProperties}>
        <thead>
          <tr>
            <td className="compare-corner">
              <span className="sr-only">{t('compare_fields')}</span>
            </td>
            {cars.map((car) => (
              <ComparedCar key={car.id} car={car} others={isChanged ? cars.filter((one) => one !== car) : null} />
            ))}
          </tr>
          <tr className="compare-actions">
            <td className="compare-corner">
              <span className="sr-only">{t('filter_price')}</span>
            </td>
            {cars.map((car) => (
              <ComparedActions key={car.id} car={car} Save={Save} />
            ))}
          </tr>
        </thead>
        <ComparedRows title={t('compare_different')} rows={rows.filter(({ isSame }) => !isSame)} nameOf={t} />
        <ComparedRows title={t('car_features')} rows={differencesFirst(equipment)} nameOf={nameOfFeature} />
        <ComparedRows title={t('compare_seller')} rows={differencesFirst(sellers)} nameOf={t} />
        <ComparedRows title={t('compare_same')} rows={rows.filter(({ isSame }) => isSame)} nameOf={t} />
      </table>
    </>
  )
}
