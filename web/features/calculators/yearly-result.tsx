import type { Fact } from '#contract/facts.ts'
import { COST_LINES, sumOf, type YearlyCost } from '#domain/calculators/yearly-cost.ts'
import { factKeysOf } from '#domain/calculators/yearly-facts.ts'
import { FactLine } from '#web/features/facts/public.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { formulaOf, type Computed } from './yearly-formulas.ts'
import { priceInSentence } from './price-in-sentence.ts'

interface Props extends Computed {
  cost: YearlyCost
  facts: readonly Fact[]
}

const MONTHS = 12

/** The total, and each line with its formula and the facts it uses. */
export function YearlyResult({ cost, facts, ...computed }: Props) {
  const texts = useTexts(calculatorTexts)
  const { t, lang } = texts
  const total = Math.round(sumOf(cost))
  return (
    <Panel aria-labelledby="result" className="flex min-w-0 flex-col gap-4 p-5 lg:sticky lg:top-20">
      <div>
        <h2 id="result" className="text-lg font-semibold">
          {t('calc_total')}
        </h2>
        <p role="status" className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-3xl font-bold">
            <Price amount={total} />
          </span>
          <span className="text-muted">{t('calc_per_year')}</span>
        </p>
        <p className="text-muted">
          {t('calc_per_month', { price: priceInSentence(Math.round(total / MONTHS), lang) })}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {COST_LINES.map((line) => (
          <li key={line} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{t(`calc_line_${line}`)}</span>
              <Amount amount={cost[line]} />
            </p>
            <Formula text={formulaOf(line, cost[line], { ...computed, texts })} />
            <Facts facts={facts} keys={factKeysOf(line, cost[line], computed)} hasNotes={line === 'economy_fee'} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Formula = ({ text }: { text: string }) => (text ? <p className="text-sm">{text}</p> : null)

function Amount({ amount }: { amount: number | null }) {
  const { t } = useTexts(calculatorTexts)
  return amount === null ? (
    <span className="text-muted">{t('calc_not_counted')}</span>
  ) : (
    <span className="font-semibold">
      <Price amount={Math.round(amount)} />
    </span>
  )
}

interface FactsProps {
  facts: readonly Fact[]
  keys: readonly string[]
  hasNotes: boolean
}

function Facts({ facts, keys, hasNotes }: FactsProps) {
  return keys.map((key) => {
    const fact = facts.find((one) => one.key === key)
    return fact && <FactLine key={key} fact={fact} hasNote={hasNotes} />
  })
}
