import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { STEPS, type Step } from './steps.ts'

/** Buttons for the previous and the next step. */
export function StepButtons({ step, onOpen }: { step: Step; onOpen: (step: Step) => void }) {
  const { t } = useTexts(addCarTexts)
  const at = STEPS.indexOf(step)
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]]
  return (
    <div className={`ad-step-buttons mt-6 ${after ? 'bottom-bar' : ''}`}>
      {before && (
        <Button variant="quiet" aria-label={t(`ad_step_${before}`)} onClick={() => onOpen(before)}>
          <Icon name="back" size={16} />
          <span className={after ? 'max-lg:hidden' : undefined}>{t(`ad_step_${before}`)}</span>
        </Button>
      )}
      {after && (
        <Button className="ms-auto max-lg:grow" onClick={() => onOpen(after)}>
          <span>{t('ad_next', { step: t(`ad_step_${after}`) })}</span>
          <Icon name="forward" size={16} />
        </Button>
      )}
    </div>
  )
}
