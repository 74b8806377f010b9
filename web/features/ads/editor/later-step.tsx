import type { ComponentProps } from 'react'
import { ReviewStep } from './review-step.tsx'
import { STEP_CONTENT } from './step-content.ts'
import type { Step } from './steps.ts'

interface Props {
  step: Step
  review: ComponentProps<typeof ReviewStep>
}

/** Any step after the first. Loaded separately. */
export function LaterStep({ step, review }: Props) {
  if (step === 'review') return <ReviewStep {...review} />
  const Content = STEP_CONTENT[step]
  return <Content />
}
