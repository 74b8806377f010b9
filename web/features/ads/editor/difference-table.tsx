import { directionOf } from '#domain/language.ts'
import { truncate } from '#domain/text/truncate.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { FieldName } from './ad-form.ts'
import { labelOf, type Said } from './describe-form.ts'

interface Props {
  rows: readonly Difference[]
  /** Headings of the columns. */
  first: string
  second: string
}

interface Difference {
  field: FieldName
  /** Formatted; empty if not stated. */
  value: string
  other: string
}

/** Maximum characters shown of a text. */
const SHOWN = 200

/** Fields that differ. Both lists must have the same fields in the same order. */
export const differencesOf = (one: readonly Said[], other: readonly Said[]): Difference[] =>
  one.flatMap(({ field, value }, at) => {
    const theirs = other[at]?.value ?? ''
    return value === theirs ? [] : [{ field, value, other: theirs }]
  })

export function DifferenceTable({ rows, first, second }: Props) {
  const { lang, t } = useTexts(addCarTexts)
  return (
    <div className="overflow-x-auto">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('ad_conflict_what')}</th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, value, other }) => (
            <tr key={field}>
              <th scope="row" className="font-medium">
                {t(labelOf(field))}
              </th>
              {[value, other].map((text, at) => (
                <td
                  key={at === 0 ? 'first' : 'second'}
                  dir={field === 'price' ? directionOf(lang) : 'auto'}
                  className="break-words"
                >
                  {truncate(text, SHOWN) || '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
