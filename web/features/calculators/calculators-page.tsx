import { Link } from 'react-router'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CALCULATORS } from './calculators.ts'

/** Links to all calculators. */
export function CalculatorsPage() {
  const { t } = useTexts(calculatorTexts)
  return (
    <main id="content" className="page flex flex-col gap-6 py-6 md:py-10">
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-display font-bold">{t('calc_title')}</h1>
        <p className="text-muted">{t('calc_lead')}</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        {CALCULATORS.map(({ key, to, icon }) => (
          <li key={key} className="card gap-2 p-5">
            <span className="mb-1 grid size-14 place-items-center rounded-full bg-brand-soft text-brand">
              <Icon name={icon} size={32} />
            </span>
            <h2 className="text-lg font-semibold">
              <Link to={to} className="card-link">
                {t(`calc_${key}_title`)}
              </Link>
            </h2>
            <p className="grow text-muted">{t(`calc_${key}_description`)}</p>
            <p aria-hidden="true" className="flex items-center gap-1 pt-2 font-semibold text-brand">
              <span>{t('calc_begin')}</span>
              <Icon name="forward" size={18} />
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/knowledge" className="link">
          {t('calc_knowledge')}
        </Link>
      </p>
    </main>
  )
}
