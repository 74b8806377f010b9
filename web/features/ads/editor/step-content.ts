import type { ReactNode } from 'react'
import { BasicsStep } from './basics-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { DescriptionStep } from './description-step.tsx'
import { PicturesStep } from './pictures-step.tsx'
import { SpecsStep } from './specs-step.tsx'
import type { Step } from './steps.ts'

/** The component of each step with inputs. */
export const STEP_CONTENT: Record<Exclude<Step, 'review'>, () => ReactNode> = {
  basics: BasicsStep,
  specs: SpecsStep,
  description: DescriptionStep,
  pictures: PicturesStep,
  contact: ContactStep,
}
