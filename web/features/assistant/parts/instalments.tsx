import { Link } from 'react-router'
import type { AnswerPart, Question } from '#contract/assistant.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'

type InstalmentsPart = Extract<AnswerPart, { kind: 'instalments' }>
type Plans = NonNullable<InstalmentsPart['plans']>

const METHODS = ['flat', 'reducing'] as const
const ROWS = ['monthly', 'cost', 'total'] as const
const CALCULATOR = '/calculators/instalments'

interface Props {
  part: InstalmentsPart
  /** Undefined for an answer that is not the last one: its choices are no longer offered. */
  onAsk: ((asked: Pick<Question, 'message'>) => void) | undefined
}

/** What instalments cost by both methods, with what is assumed, or a question for the number that is missing. */
export function Instalments({ part: { asks, choices, plans }, onAsk }: Props) {
  const { t, lang } = useTexts(assistantTexts)
  const labelOf = (name: NonNullable<typeof asks>, value: number): string =>
    name === 'price'
      ? formatPrice(value, lang)
      : t(`assistant_loan_${name}`, { count: value, value: formatNumber(value, lang) })
  const messageOf = (name: NonNullable<typeof asks>, value: number): string =>
    name === 'price' ? formatNumber(value, lang) : labelOf(name, value)
  return (
    <>
      {plans && <Sides plans={plans} />}
      {asks && (
        <div className="flex flex-col gap-2">
          <p className="font-medium">{t(`assistant_asks_loan_${asks}`)}</p>
          {onAsk && (
            <ul className="flex flex-wrap gap-2">
              {choices.map((value) => (
                <li key={value}>
                  <button type="button" className="chip" onClick={() => onAsk({ message: messageOf(asks, value) })}>
                    {labelOf(asks, value)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <Link to={addressOf(plans)} className="link self-start">
        {t('assistant_calculator_instalments')}
      </Link>
    </>
  )
}

function Sides({ plans }: { plans: Plans }) {
  const { t, lang } = useTexts(assistantTexts)
  const amount = (value: number) => formatPrice(value, lang)
  const assumed = [
    t('assistant_loan_of', { price: amount(plans.price) }),
    plans.down > 0 ? t('assistant_loan_down', { price: amount(plans.down) }) : t('assistant_loan_no_down'),
    t('assistant_loan_months', { count: plans.months }),
    t('assistant_loan_rate', { value: formatNumber(plans.rate, lang) }),
    plans.last > 0 ? t('assistant_loan_last', { price: amount(plans.last) }) : t('assistant_loan_no_last'),
  ]
  return (
    <Panel as="div" className="flex flex-col gap-3 p-4">
      <p className="text-sm text-muted">{assumed.map((one) => `\u2068${one}\u2069`).join(' · ')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {METHODS.map((method) => (
          <section key={method} className="flex flex-col gap-2">
            <h3 className="font-semibold">{t(`assistant_loan_${method}`)}</h3>
            <dl className="divide-y divide-line">
              {ROWS.map((row) => (
                <div key={row} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                  <dt className="text-muted">{t(`assistant_loan_row_${row}`)}</dt>
                  <dd className="font-semibold">
                    <Price amount={Math.round(plans[method][row] + (row === 'total' ? plans.down : 0))} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="text-sm text-muted">{t('assistant_loan_caution')}</p>
    </Panel>
  )
}

/** The calculator with these numbers in it. */
function addressOf(plans: Plans | null): string {
  if (!plans) return CALCULATOR
  const { price, down, months, rate, last } = plans
  const typed = { price, down, months, rate, last }
  return `${CALCULATOR}?${new URLSearchParams(Object.entries(typed).map(([name, value]) => [name, String(value)]))}`
}
