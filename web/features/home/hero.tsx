import { Link } from 'react-router'
import { useIsAssistantOn } from '#web/features/settings/public.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LineUp } from './line-up.tsx'
import { SearchPanel, type Choices } from './search-panel.tsx'

const EXAMPLES = ['home_example_1', 'home_example_2', 'home_example_3'] as const

/** @param total number of ads */
export function Hero({ total, ...choices }: Choices & { total: number }) {
  const { t } = useTexts(homeTexts)
  return (
    <section className="hero">
      <div className="page hero-parts">
        <div className="hero-words">
          <h1 className="text-2xl font-bold md:text-3xl">{t('home_title')}</h1>
          <p className="text-muted md:text-lg">
            {total > 0 && <span className="font-medium text-brand">{t('home_on_offer', { count: total })}</span>}
            <span>{` ${t('home_lead')}`}</span>
          </p>
          <SearchPanel total={total} {...choices} />
          <Examples />
        </div>
        <LineUp />
      </div>
    </section>
  )
}

function Examples() {
  const { t } = useTexts(homeTexts)
  const isAssistantOn = useIsAssistantOn()
  return (
    <p className="hero-examples scroll-row">
      {isAssistantOn && (
        <Link to="/ai-assistant" className="chip chip-on flex-none">
          <Icon name="chat" size={16} />
          <span>{t('home_ask')}</span>
        </Link>
      )}
      <span className="flex-none text-sm text-muted">{t('home_examples')}</span>
      {EXAMPLES.map((example) => (
        <Link key={example} to={`/explore?${new URLSearchParams({ q: t(example) })}`} className="chip flex-none">
          {t(example)}
        </Link>
      ))}
    </p>
  )
}
