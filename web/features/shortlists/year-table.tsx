import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Fact } from '#contract/facts.ts'
import type { ShortlistedCar } from '#contract/shortlists.ts'
import { COST_LINES } from '#domain/calculators/yearly-cost.ts'
import { FactLine } from '#web/features/facts/public.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { titleIn } from './list-parts.ts'

interface Props {
  cars: readonly ShortlistedCar[]
  facts: readonly Fact[]
}

/** What each car costs a year, as far as the ads tell, with the facts behind the numbers. */
export function YearTable({ cars, facts }: Props) {
  const { lang, t } = useTexts(shortlistTexts, calculatorTexts)
  const shown = cars.flatMap(({ car, year_cost }) =>
    car && year_cost ? [{ car, year_cost, title: titleIn(car, lang) }] : [],
  )
  return (
    <section aria-labelledby="costs" className="flex flex-col gap-3">
      <h2 id="costs" className="text-xl font-bold">
        {t('shortlists_costs')}
      </h2>
      <p className="max-w-prose text-muted">{t('shortlists_costs_partial')}</p>
      <ScrollBox label={t('shortlists_costs')}>
        <table className="table compare" style={{ '--cars': shown.length } as CSSProperties}>
          <thead>
            <tr>
              <td className="compare-corner">
                <span className="sr-only">{t('shortlists_costs')}</span>
              </td>
              {shown.map(({ car, title }) => (
                <th key={car.id} scope="col" className="min-w-36 font-medium">
                  <bdi>{title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COST_LINES.map((line, at) => (
              <Row
                key={line}
                label={t(`calc_line_${line}`)}
                amounts={shown.map((one) => ({ id: one.car.id, amount: one.year_cost.lines[at]?.amount ?? null }))}
              />
            ))}
            <Row
              label={t('shortlists_costs_total')}
              amounts={shown.map((one) => ({ id: one.car.id, amount: one.year_cost.total }))}
              isTotal
            />
            <tr>
              <td className="compare-corner">
                <span className="sr-only">{t('shortlists_costs_calculator')}</span>
              </td>
              {shown.map(({ car, title }) => (
                <td key={car.id}>
                  <Link
                    to={`/calculators/yearly-cost?car=${car.id}`}
                    className="link"
                    aria-label={t('shortlists_costs_calculator_of', { name: title })}
                  >
                    {t('shortlists_costs_calculator')}
                  </Link>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-brand">{t('shortlists_costs_sources')}</summary>
        <ul className="flex flex-col gap-1">
          {facts.map((fact) => (
            <li key={fact.key}>
              <FactLine fact={fact} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

interface RowProps {
  label: string
  amounts: readonly { id: string; amount: number | null }[]
  isTotal?: boolean
}

function Row({ label, amounts, isTotal = false }: RowProps) {
  const { t } = useTexts(calculatorTexts)
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
      </th>
      {amounts.map(({ id, amount }) => (
        <td key={id} className={isTotal ? 'font-semibold' : undefined}>
          {amount === null ? <span className="text-muted">{t('calc_not_counted')}</span> : <Price amount={amount} />}
        </td>
      ))}
    </tr>
  )
}
