import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCurrentInMiddle } from '#web/ui/use-current-in-middle.ts'
import type { AdForm } from './ad-form.ts'
import type { Problems } from './read-form.ts'
import { STEPS, stepState, type Step } from './steps.ts'

interface Props {
  step: Step
  form: AdForm
  problems: Problems
  /** The search of the address of a step, by which it opens before hydration and in other tabs. */
  addressOf: (step: Step) => string
  onOpen: (step: Step) => void
}

/** All steps with their states; any can be opened at any time. */
export function StepList({ step: current, form, problems, addressOf, onOpen }: Props) {
  const { lang, t } = useTexts(addCarTexts)
  const open = (step: Step) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(step)
  }
  const list = useCurrentInMiddle<HTMLOListElement>(STEPS.indexOf(current))
  return (
    <nav aria-label={t('ad_steps')}>
      <ol ref={list} className="ad-steps scroll-row">
        {STEPS.map((step, at) => {
          const { missing, isEmpty, isWaiting } = stepState(step, form, problems)
          const isDone = !missing && !isEmpty && !isWaiting && step !== 'review'
          return (
            <li key={step}>
              <Link
                to={`?${addressOf(step)}`}
                className="ad-step"
                aria-current={step === current ? 'step' : undefined}
                onClick={open(step)}
              >
                <span className={isDone ? 'ad-step-mark ad-step-done' : 'ad-step-mark'}>
                  {isDone ? <Icon name="check" size={16} /> : <bdi>{formatNumber(at + 1, lang)}</bdi>}
                </span>
                <span className="ad-step-name">
                  <span>{t(`ad_step_${step}`)}</span>
                  <span className="ad-step-state">
                    <StepState step={step} form={form} problems={problems} />
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The state of a step as text, such as the number of missing fields. */
export function StepState({ step, form, problems }: Pick<Props, 'step' | 'form' | 'problems'>) {
  const { t } = useTexts(formTexts, addCarTexts)
  const { missing, isEmpty, isWaiting } = stepState(step, form, problems)
  if (missing) return <span>{t('ad_step_missing', { count: missing })}</span>
  if (isWaiting) return <span>{t('ad_step_waiting')}</span>
  if (step === 'review') return <span>{t('ad_step_ready')}</span>
  return <span>{t(isEmpty ? 'form_optional' : 'ad_step_done')}</span>
}
