import { useState } from 'react'
import { GOOD_PRICES_ADDRESS } from '#domain/fair-price/good-prices.ts'
import { LatePostRow } from '#web/features/articles/public.ts'
import { LateDealRow } from '#web/features/deals/public.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ChosenRowScript } from './chosen-row-script.tsx'
import { chosenRow, keepChosenRow } from './chosen-row.ts'
import type { HomeRowName } from './group-rows.ts'
import { Section } from './section.tsx'
import type { Shown } from './shown.ts'

interface Props extends Shown {
  names: readonly HomeRowName[]
}

/** Rows that follow each other. On phones they share one place, and radio buttons above it choose the row. */
export function HomeRows({ names, ...shown }: Props) {
  const { t } = useTexts(homeTexts)
  const [chosen] = useState(chosenRow)
  // admins get deals while the section is off too
  const hasDeals = Boolean(useSettings().read('enable_deals_section'))
  const rows = names.filter((name) => shown[name].length > 0 && (name !== 'deals' || hasDeals))
  if (rows.length === 0) return null
  const first = rows.find((name) => name === chosen) ?? rows[0]
  return (
    <div className={rows.length > 1 ? 'home-rows' : undefined}>
      {rows.length > 1 && (
        <fieldset className="home-row-choice">
          <legend className="sr-only">{t('home_rows')}</legend>
          <div className="scroll-row">
            {rows.map((name) => (
              <label key={name} className="home-row-name">
                <input
                  type="radio"
                  name="home-row"
                  value={name}
                  defaultChecked={name === first}
                  className="sr-only"
                  onChange={() => keepChosenRow(name)}
                />
                <span>{t(`home_${name}`)}</span>
              </label>
            ))}
          </div>
          <ChosenRowScript />
        </fieldset>
      )}
      {rows.map((name) => (
        <div key={name} data-row={name}>
          <HomeRow name={name} {...shown} />
        </div>
      ))}
    </div>
  )
}

function HomeRow({ name, ...shown }: Shown & { name: HomeRowName }) {
  const { t } = useTexts(homeTexts)
  const title = t(`home_${name}`)
  if (name === 'posts')
    return (
      <Section title={title} more="/blog">
        <LateBoundary>
          <LatePostRow posts={shown.posts} fallback={null} />
        </LateBoundary>
      </Section>
    )
  return (
    <LateBoundary>
      {name === 'deals' ? (
        <LateDealRow title={title} deals={shown.deals} now={shown.now} fallback={null} />
      ) : (
        <LateCarRow title={title} cars={shown[name]} more={MORE[name]} fallback={null} />
      )}
    </LateBoundary>
  )
}

/** Addresses of the whole lists. */
const MORE = { good_prices: GOOD_PRICES_ADDRESS, featured: undefined, latest: '/explore' } as const
