import { Link } from 'react-router'
import { FAVORITE_SORTS, type FavoriteSort } from '#domain/favorites/sorts.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export function SortLinks({ sort }: { sort: FavoriteSort }) {
  const { t } = useTexts(accountTexts, exploreTexts)
  return (
    <nav aria-label={t('sort_label')}>
      <ul className="flex flex-wrap gap-2">
        {FAVORITE_SORTS.map((one) => (
          <li key={one}>
            <Link
              to={one === 'saved' ? '/favorites' : `/favorites?sort=${one}`}
              replace
              className={one === sort ? 'chip chip-on' : 'chip'}
              aria-current={one === sort ? 'true' : undefined}
            >
              {t(`favorites_sort_${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
