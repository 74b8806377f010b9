import type { CsvReport } from '#contract/ads.ts'
import { carName } from '#domain/cars/car-name.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { tableFileTexts } from '#web/texts/table-files/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { problemText } from '../problem-text.ts'
import { Price } from '#web/ui/price.tsx'
import { useFieldName } from './use-field-name.ts'

/** Errors whose form texts mention choosing from a list, which a file does not have. */
const UNKNOWN = ['make_unknown', 'city_unknown']

function faultText(code: string, value: string, { lang, t }: Texts<typeof adsTexts | typeof addCarTexts>): string {
  if (UNKNOWN.includes(code) && value) return t('ad_csv_unknown')
  return problemText(value ? code : 'required', { lang, t })
}

type Row = CsvReport['rows'][number]

/** The parsed car, or all errors of the row. */
export function CsvCar({ row: { car, faults, repairs } }: { row: Row }) {
  const { t, lang } = useTexts(adsTexts, addCarTexts, tableFileTexts)
  const fieldName = useFieldName()
  return (
    <>
      {car && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-medium" {...writtenIn(carName(car, lang))}>
            {carName(car, lang)}
          </span>
          <Price amount={car.price} />
          <span className="text-muted">
            <bdi>{formatMileage(car.mileage, lang)}</bdi> <span>{`· ${car[`city_name_${lang}`]}`}</span>
          </span>
        </p>
      )}
      {faults.length > 0 && (
        <ul className="flex flex-col gap-1">
          {faults.map(({ field, code, value }) => (
            <li key={`${field} ${code}`}>
              <span className="font-medium">{fieldName(field)}</span>
              {value && <bdi className="ms-1 text-muted">{`«${value}»`}</bdi>}
              <span>{`: ${faultText(code, value, { lang, t })}`}</span>
            </li>
          ))}
        </ul>
      )}
      {repairs.map(({ field, from, to }) => (
        <p key={field} className="text-sm text-muted">
          {t(`ad_csv_repaired_${field}`, { from, to: to ?? '' })}
        </p>
      ))}
    </>
  )
}
