import { useNavigate } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useNewId } from '#web/ui/use-new-id.ts'
import { adFailureText } from './ad-failure-text.ts'

/** Returns a function that creates a draft from an ad and opens it. */
export function useCopy(carId: string): () => void {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { act } = useAction({ textOf: (error) => adFailureText(error, t) })
  const { id: draftId, renew } = useNewId()
  return () =>
    act({
      send: () => api.ads.copy({ car_id: carId, draft_id: draftId }),
      onDone: () => {
        renew()
        void navigate(`/add-car?draft=${draftId}`)
      },
    })
}
