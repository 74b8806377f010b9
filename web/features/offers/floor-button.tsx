import { createPortal } from 'react-dom'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFloor } from './use-floor.tsx'

/** Opens the form of the private minimum of an own ad or draft. */
export function FloorButton({ car_id }: { car_id: string }) {
  const { t } = useTexts(offersTexts)
  const { openFloor, floorDialog } = useFloor(car_id)
  return (
    <>
      <Button variant="quiet" icon="key" className="self-start" onClick={openFloor}>
        {t('offer_floor')}
      </Button>
      {/* in a portal, since forms cannot be nested */}
      {floorDialog && createPortal(floorDialog, document.body)}
    </>
  )
}
