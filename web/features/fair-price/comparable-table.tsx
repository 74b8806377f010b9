import { Link } from 'react-router'
import type { PricePosition } from '#contract/fair-price.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { fairPriceTexts } from '#web/texts/fair-price/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'

/** The comparable ads, nearest first, with their prices as asked and as adjusted. */
export function ComparableTable({ comparables }: Pick<PricePosition, 'comparables'>) {
  const { t, lang } = useTexts(fairPriceTexts)
  const rows = comparables.map((ad) => ({ ...ad, name: `${ad.year} · ${formatMileage(ad.mileage, lang)}` }))
  return (
    <table className="table text-sm">
      <caption className="sr-only">{t('fair_table')}</caption>
      <thead>
        <tr>
          {(['fair_car', 'fair_asked', 'fair_adjusted'] as const).map((heading) => (
            <th key={heading} scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, price, adjusted_price }) => (
          <tr key={id}>
            <th scope="row" className="align-middle font-normal">
              <Link to={`/car/${id}`} discover="none" className="link">
                {name}
              </Link>
            </th>
            <td className="align-middle">
              <Price amount={price} />
            </td>
            <td className="align-middle">
              <Price amount={adjusted_price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
