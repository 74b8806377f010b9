import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SHOWN_STATES, type ShownState } from '#domain/ads/shown-states.ts'

const LOOK = 'panel flex h-full flex-col items-center px-1 py-2 hover:border-brand'

interface Props {
  counts: Readonly<Record<string, number>>
  state: ShownState | undefined
}

/** How many ads there are in each state; each number leads to them. */
export function StateLinks({ counts, state }: Props) {
  const { t, lang } = useTexts(adsTexts)
  const shown = [undefined, ...SHOWN_STATES]
  return (
    <nav aria-label={t('my_ads_states')}>
      <ul className="grid grid-cols-4 gap-2 lg:grid-cols-8">
        {shown.map((one) => (
          <li key={one ?? 'all'}>
            <Link
              to={one ? `/my-ads?state=${one}` : '/my-ads'}
              replace
              preventScrollReset
              className={one === state ? `${LOOK} border-brand bg-brand-soft` : LOOK}
              aria-current={one === state ? 'page' : undefined}
            >
              <bdi className="text-xl font-bold">{formatNumber(counts[one ?? 'all'] ?? 0, lang)}</bdi>
              <span className="text-center text-sm">{t(one ? `ad_state_${one}` : 'my_ads_all')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
