import { useNavigate } from 'react-router'
import { v7 as newId } from 'uuid'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { adFailureText } from './ad-failure-text.ts'

/** Returns a function that creates a draft from an ad and opens it. */
export function useCopy(carId: string): () => void {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { act } = useAction({ textOf: (error) => adFailureText(error, t) })
  return () => {
    const draftId = newId()
    act({
      send: () => api.ads.copy({ car_id: carId, draft_id: draftId }),
      onDone: () => void navigate(`/add-car?draft=${draftId}`),
    })
  }
}
