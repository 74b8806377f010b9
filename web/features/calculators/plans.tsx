import { flatPlan, planOf, reducingPlan, reducingRateOf, type Plan } from '#domain/calculators/instalments.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Asked } from './instalment-search.ts'
import { priceInSentence } from './price-in-sentence.ts'

const TENTHS = 10
/** The same in both languages; its letters are explained below it. */
const REDUCING_FORMULA = '(P − L / (1 + i)ⁿ) × i / (1 − 1 / (1 + i)ⁿ)'

/** What a loan costs by each method, and with the offered instalment. */
export function Plans({ asked }: { asked: Asked }) {
  const { t, lang } = useTexts(calculatorTexts)
  const { loan, monthly } = asked
  const [flat, reducing] = [flatPlan(loan), reducingPlan(loan)]
  const difference = Math.round(flat.cost - reducing.cost)
  return (
    <section aria-label={t('calc_result')} className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <PlanPanel method="flat" plan={flat} asked={asked} />
        <PlanPanel method="reducing" plan={reducing} asked={asked} />
        {monthly !== null && <PlanPanel method="offer" plan={planOf(monthly, loan)} asked={asked} />}
      </div>
      {difference > 0 && <p>{t('calc_difference', { price: priceInSentence(difference, lang) })}</p>}
    </section>
  )
}

interface Props {
  method: 'flat' | 'reducing' | 'offer'
  plan: Plan
  asked: Asked
}

function PlanPanel({ method, plan, asked: { loan, down } }: Props) {
  const { t, lang } = useTexts(calculatorTexts)
  const equalRate = method === 'reducing' ? null : reducingRateOf(plan, loan)
  const rows = [
    ...(loan.last > 0 ? [{ key: 'last', label: t('calc_result_last'), amount: loan.last }] : []),
    { key: 'total', label: t('calc_result_total'), amount: plan.total + down },
    {
      key: 'cost',
      label: t(method === 'offer' ? 'calc_result_cost_typed' : 'calc_result_cost'),
      amount: plan.cost,
    },
  ]
  return (
    <Panel title={t(`calc_${method}`)} className="flex min-w-0 flex-col gap-3 p-5">
      <div>
        <p className="text-sm text-muted">{t('calc_result_monthly')}</p>
        <p className="text-2xl font-bold">
          <Price amount={Math.round(plan.monthly)} />
        </p>
      </div>
      <dl className="flex flex-col gap-2">
        {rows.map(({ key, label, amount }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">
              <Price amount={Math.round(amount)} />
            </dd>
          </div>
        ))}
      </dl>
      {method !== 'reducing' && (
        <p className="font-medium">
          {equalRate === null
            ? t('calc_too_little')
            : t('calc_equal_rate', { rate: formatNumber(Math.round(equalRate * TENTHS) / TENTHS, lang) })}
        </p>
      )}
      <p className="text-sm">{t(`calc_${method}_how`)}</p>
      {method === 'reducing' && (
        <p className="text-sm text-muted">
          <bdi dir="ltr">{REDUCING_FORMULA}</bdi>
        </p>
      )}
      <p className="text-sm text-muted">{t(`calc_${method}_formula`)}</p>
    </Panel>
  )
}
