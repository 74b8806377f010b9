import type { Car } from '#contract/cars.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { CompareGrid } from './compare-grid.tsx'
import { shortlistAddress } from './compared-cars.ts'
import type { SaveCar } from './compared-car.tsx'
import type { Losses } from './compared-fields.ts'

interface Props {
  cars: readonly Car[]
  losses: Losses
  Save: SaveCar
}

/** Cars side by side. Fields that differ come first. */
export function CompareTable({ cars, losses, Save }: Props) {
  const { t } = useTexts(compareTexts)
  if (!cars.length) {
    return (
      <MessagePage title={t('compare_empty_title')} text={t('compare_empty_text')} isDeadEnd>
        <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      </MessagePage>
    )
  }
  return (
    <main id="content" className="page py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('compare_title')}</h1>
        <ButtonLink to={shortlistAddress(cars.map(({ id }) => id))} variant="quiet" icon="people" className="no-print">
          {t('compare_shortlist')}
        </ButtonLink>
      </div>
      <CompareGrid cars={cars} losses={losses} Save={Save} isChanged />
    </main>
  )
}
