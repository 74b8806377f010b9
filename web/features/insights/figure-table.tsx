import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Figures } from './figures.ts'
import { useInsightTexts } from './use-insight-texts.ts'

/** The data of an insight as a table, including columns that the chart leaves out. */
export function FigureTable({ title, figures }: { title: string; figures: Figures }) {
  const { lang } = useInsightTexts()
  const { rowTitle, columns, rows, kind } = figures
  // latest day first
  const ordered = kind === 'lines' ? rows.toReversed() : rows
  return (
    <ScrollBox label={title} className="@container max-h-96">
      <table className="table table-stacked">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {[rowTitle, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ label, to, values }) => (
            <tr key={to ?? label}>
              <th scope="row" className="align-middle font-normal wrap-anywhere">
                {to ? (
                  <Link to={to} className="link">
                    <bdi>{label}</bdi>
                  </Link>
                ) : (
                  <bdi>{label}</bdi>
                )}
              </th>
              {values.map((value, at) => (
                <td key={columns[at]} data-title={columns[at]} className="align-middle">
                  {typeof value === 'number' ? <bdi dir="ltr">{formatNumber(value, lang)}</bdi> : (value ?? '–')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
