import { Link, useLocation } from 'react-router'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { CALCULATORS, type CalculatorKey } from './calculators.ts'

interface Props {
  calculator: CalculatorKey
  children: Elements
}

/** The page of a calculator, with links to the others, for the same car. */
export function CalculatorFrame({ calculator, children }: Props) {
  const { t } = useTexts(calculatorTexts)
  const car = new URLSearchParams(useLocation().search).get('car')
  const search = car ? `?${new URLSearchParams({ car })}` : ''
  return (
    <main id="content" className="page flex flex-col gap-6 py-6 md:py-8">
      <nav aria-label={t('calc_title')} className="no-print">
        <ul className="scroll-row gap-2 py-1">
          {CALCULATORS.map(({ key, to }) => (
            <li key={key} className="flex-none">
              <Link
                to={to + search}
                aria-current={key === calculator ? 'page' : undefined}
                className={key === calculator ? 'chip chip-on' : 'chip'}
              >
                {t(`calc_${key}_short`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-display font-bold">{t(`calc_${calculator}_title`)}</h1>
        <p className="text-muted">{t(`calc_${calculator}_description`)}</p>
      </header>
      {children}
      <p className="no-print">
        <Link to="/knowledge" className="link">
          {t('calc_knowledge')}
        </Link>
      </p>
    </main>
  )
}
