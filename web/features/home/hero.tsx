import { Link } from 'react-router'
import type { CarCard } from '#contract/cars.ts'
import { useIsAssistantOn } from '#web/features/settings/public.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { GoodPrice } from './good-price.tsx'
import { LineUp } from './line-up.tsx'
import { SearchPanel, type Choices } from './search-panel.tsx'

const EXAMPLES = ['home_example_1', 'home_example_2', 'home_example_3'] as const

interface Props extends Choices {
  /** The number of ads. */
  total: number
  good_prices: readonly CarCard[]
}

export function Hero({ total, good_prices, ...choices }: Props) {
  const { t } = useTexts(homeTexts)
  return (
    <section className="hero">
      <div className="page hero-parts">
        <div className="hero-words">
          <h1 className="text-display font-bold">{t('home_title')}</h1>
          <p className="text-muted md:text-lg">
            {total > 0 && <span className="font-medium text-brand">{t('home_on_offer', { count: total })}</span>}
            <span>{` ${t('home_lead')}`}</span>
          </p>
          <SearchPanel total={total} {...choices} />
          <Examples goodPrice={good_prices[0]} />
        </div>
        <LineUp />
      </div>
    </section>
  )
}

function Examples({ goodPrice }: { goodPrice: CarCard | undefined }) {
  const { t } = useTexts(homeTexts)
  const isAssistantOn = useIsAssistantOn()
  return (
    <p className="hero-examples scroll-row">
      {isAssistantOn && (
        <Link to="/ai-assistant" className="chip chip-on flex-none">
          <Icon name="spark" size={16} />
          <span>{t('home_ask')}</span>
        </Link>
      )}
      {goodPrice && <GoodPrice car={goodPrice} />}
      {EXAMPLES.slice(goodPrice ? 1 : 0).map((example, at) => (
        // the words before the first example stay with it
        <span key={example} className="flex flex-none items-center gap-2">
          {at === 0 && <span className="text-sm text-muted">{t('home_examples')}</span>}
          <Link to={`/explore?${new URLSearchParams({ q: t(example) })}`} className="chip">
            {t(example)}
          </Link>
        </span>
      ))}
    </p>
  )
}
