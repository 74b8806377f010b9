import { useIsCodeWaiting, askSiteNow } from '#web/rendering/load-code.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIsLong } from '#web/ui/waiting-words.tsx'

/** In place of a step whose code has not come: what it waits for, and how to try again. */
export function StepComing() {
  const { t } = useTexts(addCarTexts)
  const isCut = useIsCodeWaiting()
  const isLong = useIsLong()
  return (
    <div role="status" className="shown-late flex min-h-48 flex-col items-start gap-3">
      <p className="flex items-start gap-2">
        {isCut ? <Icon name="warning" size={20} /> : <Spinner />}
        <span>{t(isCut ? 'ad_step_cut' : isLong ? 'ad_step_slow' : 'loading')}</span>
      </p>
      {isCut && (
        <Button variant="quiet" onClick={askSiteNow}>
          {t('ad_saving_retry')}
        </Button>
      )}
      {isLong && !isCut && (
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {t('error_reload')}
        </Button>
      )}
    </div>
  )
}
