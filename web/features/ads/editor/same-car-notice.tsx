import { useNavigate } from 'react-router'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useApi } from '#web/platform/api/api.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useEditor } from './editor-context.tsx'
import { findSameCar } from './find-same-car.ts'
import type { Begun } from './use-begun.ts'
import type { DraftState } from './use-draft.ts'

interface Props {
  /** Other unsubmitted ads. */
  begun: Begun
  currentId: string
  draft: DraftState
}

/** Shown if another unsubmitted ad is for the same car: the seller continues one of them and discards the other. */
export function SameCarNotice({ begun, currentId, draft }: Props) {
  const { lang, t } = useTexts(addCarTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { act } = useAction()
  const { form } = useEditor()
  const same = findSameCar(form, begun.ads)
  if (!same) return null

  const goOn = () =>
    act({
      send: () => draft.handIn(() => api.ads.discard_draft({ draft_id: currentId })),
      onDone: () => void navigate(`/add-car?draft=${same.id}`),
    })

  return (
    <section role="status" className="notice mt-2 flex flex-col gap-2">
      <p>{t('ad_same_car', { when: relativeTime(same.updated_at, new Date(begun.now), lang) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={goOn}>
          {t('ad_same_car_continue')}
        </Button>
        <Button variant="quiet" onClick={() => begun.discard(same.id)}>
          {t('ad_same_car_discard')}
        </Button>
      </div>
    </section>
  )
}
