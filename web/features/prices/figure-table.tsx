import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'

export interface FigureRow {
  key: string | number
  name: string
  /** Null for the page itself. */
  to?: string | null | undefined
  figures: { count: number; middle: number; lower?: number; upper?: number }
}

interface Props {
  title: string
  /** The heading of the names. */
  column: string
  rows: readonly FigureRow[]
}

/** Prices with their middle half and the number of ads. */
export function FigureTable({ title, column, rows }: Props) {
  const { t, lang } = useTexts(priceTexts)
  return (
    <ScrollBox label={title}>
      <table className="table price-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {[column, t('prices_middle'), t('prices_count')].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, to, figures: { count, middle, lower, upper } }) => (
            <tr key={key}>
              <th scope="row" className="font-normal">
                {to ? (
                  <Link to={to} className="link">
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <bdi
                    className={to === null ? 'font-bold' : undefined}
                    aria-current={to === null ? 'page' : undefined}
                  >
                    {name}
                  </bdi>
                )}
              </th>
              <td>
                <span className="font-semibold">
                  <Price amount={middle} />
                </span>
                {lower !== undefined && upper !== undefined && (
                  <span className="block text-sm text-muted">
                    {t('prices_range_of', { lower: formatNumber(lower, lang), upper: formatNumber(upper, lang) })}
                  </span>
                )}
              </td>
              <td>
                <bdi>{formatNumber(count, lang)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
