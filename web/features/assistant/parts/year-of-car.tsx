import { Link } from 'react-router'
import type { AnswerPart } from '#contract/assistant.ts'
import { FactLine } from '#web/features/facts/public.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'

/** What a car costs a year, line by line, with the facts that it is computed from. */
export function YearOfCar({ part }: { part: Extract<AnswerPart, { kind: 'yearly_cost' }> }) {
  const { lang, t } = useTexts(assistantTexts, calculatorTexts)
  const car = `\u2068${[part[`name_${lang}`], part.year].filter(Boolean).join(' ')}\u2069`
  return (
    <Panel as="div" className="flex flex-col gap-3 p-4">
      <h3 className="font-semibold">{t('assistant_cost_of', { car })}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-bold">
          <Price amount={Math.round(part.total)} />
        </span>
        <span className="text-muted">
          {t(part.lines.some(({ amount }) => amount === null) ? 'assistant_cost_partial' : 'calc_per_year')}
        </span>
      </p>
      <dl className="divide-y divide-line">
        {part.lines.map(({ line, amount }) => (
          <div key={line} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt>{t(`calc_line_${line}`)}</dt>
            <dd>
              {amount === null ? (
                <span className="text-muted">{t('calc_not_counted')}</span>
              ) : (
                <Price amount={Math.round(amount)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-brand">{t('assistant_cost_facts')}</summary>
        <ul className="flex flex-col gap-1">
          {part.facts.map((fact) => (
            <li key={fact.key}>
              <FactLine fact={fact} />
            </li>
          ))}
        </ul>
      </details>
      <Link to="/calculators/yearly-cost" className="link self-start">
        {t('assistant_cost_calculator')}
      </Link>
    </Panel>
  )
}
