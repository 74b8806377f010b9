import { Link } from 'react-router'
import { SHOWN_STATES } from '#domain/ads/shown-states.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useCurrentInMiddle } from '#web/ui/use-current-in-middle.ts'
import { ownAdsAddress, type OwnAdSearch } from './own-ad-search.ts'

const LOOK = 'panel flex min-h-11 items-center justify-center gap-2 px-3 whitespace-nowrap hover:border-brand'

interface Props {
  counts: Readonly<Record<string, number>>
  search: OwnAdSearch
}

/** Links to the ads of each state, with their number. */
export function StateLinks({ counts, search }: Props) {
  const { t, lang } = useTexts(adsTexts)
  const shown = [undefined, ...SHOWN_STATES]
  const list = useCurrentInMiddle<HTMLUListElement>(shown.indexOf(search.state))
  return (
    <nav aria-label={t('my_ads_states')}>
      <ul ref={list} className="scroll-row gap-2">
        {shown.map((one) => (
          <li key={one ?? 'all'} className="flex-none lg:grow">
            <Link
              to={ownAdsAddress({ ...search, state: one })}
              replace
              preventScrollReset
              className={one === search.state ? `${LOOK} border-brand bg-brand-soft` : LOOK}
              aria-current={one === search.state ? 'page' : undefined}
            >
              <bdi className="font-bold">{formatNumber(counts[one ?? 'all'] ?? 0, lang)}</bdi>
              <span className="text-sm">{t(one ? `ad_state_${one}` : 'my_ads_all')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
