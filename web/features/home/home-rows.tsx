import { LatePostRow } from '#web/features/articles/public.ts'
import { LateDealRow } from '#web/features/deals/public.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { HomeRowName } from './group-rows.ts'
import { Section } from './section.tsx'
import type { Shown } from './shown.ts'

/** The row that was chosen in this tab, which Back shows again. */
let chosenRow: HomeRowName | null = null

interface Props extends Shown {
  names: readonly HomeRowName[]
}

/** Rows that follow each other. On phones they share one place, and radio buttons above it choose the row. */
export function HomeRows({ names, ...shown }: Props) {
  const { t } = useTexts(homeTexts)
  // admins get deals while the section is off too
  const hasDeals = Boolean(useSettings().read('enable_deals_section'))
  const rows = names.filter((name) => shown[name].length > 0 && (name !== 'deals' || hasDeals))
  if (rows.length === 0) return null
  const first = rows.find((name) => name === chosenRow) ?? rows[0]
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
                  onChange={() => (chosenRow = name)}
                />
                <span>{t(`home_${name}`)}</span>
              </label>
            ))}
          </div>
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
const MORE = { good_prices: '/explore?sort=best_price', featured: undefined, latest: '/explore' } as const
