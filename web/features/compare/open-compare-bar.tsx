import { compareTexts } from '#web/texts/compare/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { compareAddress, comparedCars } from './compared-cars.ts'

interface Props {
  ids: readonly string[]
  /** On small screens the page has its own bottom bar, so this one is hidden there. */
  isBesideBar: boolean
}

export function OpenCompareBar({ ids, isBesideBar }: Props) {
  const { t } = useTexts(compareTexts)
  return (
    <aside
      aria-label={t('compare_bar')}
      className={`bottom-bar no-print sticky bottom-0 z-20 border-t border-line bg-floating shadow-floating ${isBesideBar ? 'max-lg:hidden' : ''}`}
    >
      <div className="page flex items-center gap-3 py-2">
        <Icon name="compare" />
        <p role="status" className="grow">
          {t('compare_waiting', { count: ids.length })}
        </p>
        <Button variant="plain" className="max-sm:px-2" onClick={() => comparedCars.remove(...ids)}>
          {t('compare_clear')}
        </Button>
        {ids.length > 1 && <ButtonLink to={compareAddress(ids)}>{t('compare')}</ButtonLink>}
      </div>
    </aside>
  )
}
