import { Link } from 'react-router'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Crumb } from './crumbs-of.ts'

/** Links to the pages above, from the list of all prices on. */
export function PriceCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTexts(priceTexts)
  return (
    <nav aria-label={t('prices_crumbs')} className="no-print">
      <ol className="price-crumbs">
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>
            {at === crumbs.length - 1 ? (
              <bdi aria-current="page">{name}</bdi>
            ) : (
              <Link to={path} className="link">
                <bdi>{name}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
