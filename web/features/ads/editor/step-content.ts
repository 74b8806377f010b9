import type { ReactNode } from 'react'
import { BasicsStep } from './basics-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { DescriptionStep } from './description-step.tsx'
import { PicturesStep } from './pictures-step.tsx'
import { SpecsStep } from './specs-step.tsx'
import type { Step } from './steps.ts'

/** Where something is answered, in the order of the page. */
export const STEP_CONTENT: Record<Exclude<Step, 'review'>, () => ReactNode> = {
  basics: BasicsStep,
  specs: SpecsStep,
  description: DescriptionStep,
  pictures: PicturesStep,
  contact: ContactStep,
}
