import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { compareAddress, comparedCars } from './compared-cars.ts'

interface Props {
  ids: readonly string[]
  /** On a phone the page has a bar of its own at the bottom. */
  is_beside_bar: boolean
}

export default function OpenCompareBar({ ids, is_beside_bar }: Props) {
  const { t } = useTexts()
  return (
    <aside
      aria-label={t('compare_bar')}
      className={`bottom-bar no-print sticky bottom-0 z-20 border-t border-line bg-floating shadow-floating ${is_beside_bar ? 'max-lg:hidden' : ''}`}
    >
      <div className="page flex items-center gap-3 py-2">
        <Icon name="compare" />
        <p role="status" className="grow">
          {t('compare_waiting', { count: ids.length })}
        </p>
        <button type="button" className="button-plain max-sm:px-2" onClick={() => comparedCars.remove(...ids)}>
          {t('compare_clear')}
        </button>
        {ids.length > 1 && (
          <Link to={compareAddress(ids)} className="button">
            {t('compare')}
          </Link>
        )}
      </div>
    </aside>
  )
}
