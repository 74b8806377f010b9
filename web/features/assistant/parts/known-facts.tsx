import { Link } from 'react-router'
import type { AnswerPart } from '#contract/assistant.ts'
import type { Fact } from '#contract/facts.ts'
import { FactLine } from '#web/features/facts/public.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'

const FIRST = 4

const CALCULATORS = {
  'yearly-cost': 'assistant_calculator_yearly_cost',
  instalments: 'assistant_calculator_instalments',
  transfer: 'assistant_calculator_transfer',
} as const

/** Facts with source and date, who decides, and where to compute. */
export function KnownFacts({ part: { facts, calculators } }: { part: Extract<AnswerPart, { kind: 'facts' }> }) {
  const { lang, t } = useTexts(assistantTexts)
  const more = facts.slice(FIRST)
  const sources = [...new Set(facts.map((fact) => `\u2068${fact[`source_${lang}`]}\u2069`))]
  return (
    <Panel as="div" className="flex flex-col gap-3 p-4">
      <Facts facts={facts.slice(0, FIRST)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-brand">
            {t('assistant_facts_more', { count: more.length })}
          </summary>
          <Facts facts={more} />
        </details>
      )}
      {sources.length > 0 && (
        <p className="text-sm text-muted">{t('assistant_who_decides', { sources: sources.join(t('list_comma')) })}</p>
      )}
      <ul className="flex flex-wrap gap-x-4 empty:hidden">
        {calculators.map((name) => (
          <li key={name}>
            <Link to={`/calculators/${name}`} className="link">
              {t(CALCULATORS[name])}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className="flex flex-col gap-2 empty:hidden">
    {facts.map((fact) => (
      <li key={fact.key}>
        <FactLine fact={fact} hasNote={fact.note_ar !== null} />
      </li>
    ))}
  </ul>
)
