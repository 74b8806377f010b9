import { useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { latePart } from '#web/rendering/late-part.tsx'

const FloorDialog = latePart(async () => (await import('./floor-dialog.tsx')).FloorDialog)

/** Fetches the private minimum of an own ad and opens its form. */
export function useFloor(carId: string): { openFloor: () => void; floorDialog: Elements } {
  const { offers } = useApi()
  const { act } = useAction()
  const [stored, setStored] = useState<{ floor: number | null } | null>(null)
  return {
    openFloor: () => {
      FloorDialog.opener.onPointerDown()
      act({ send: async () => setStored(await offers.get_floor({ car_id: carId })) })
    },
    floorDialog: stored && <FloorDialog car_id={carId} floor={stored.floor} onClose={() => setStored(null)} />,
  }
}
