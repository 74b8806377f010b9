import { AD_FIELDS, type AdSection } from '#domain/cars/fields.ts'
import type { AdForm, FieldName } from './ad-form.ts'
import { NOT_READY, type Problems } from './read-form.ts'

export const STEPS = ['basics', 'specs', 'description', 'pictures', 'contact', 'review'] as const
export type Step = (typeof STEPS)[number]
export const FIRST_STEP = 'basics' satisfies Step

const namesOf = (section: AdSection): string[] =>
  AD_FIELDS.filter((field) => field.section === section).map(({ name }) => name)

/** The fields of each step, in display order. */
export const STEP_FIELDS: Record<Step, readonly FieldName[]> = {
  basics: [
    'make',
    'model',
    'year',
    'condition',
    'mileage',
    'price',
    'is_price_on_request',
    'city',
    'district',
    'price_note',
  ],
  specs: [...namesOf('specs'), ...namesOf('history')] as FieldName[],
  description: ['title', 'description', 'title_other', 'description_other'],
  pictures: ['picture_ids'],
  contact: ['contact_name', 'contact_methods', 'phone_number', 'is_same_whatsapp', 'whatsapp_number'],
  review: [],
}

/** The default; fields whose requirement depends on others override it with `isRequired`. */
export const REQUIRED: readonly FieldName[] = [
  'model',
  'picture_ids',
  ...AD_FIELDS.filter((field) => 'isRequired' in field).map(({ name }) => name),
]

export const isStep = (text: string | null): text is Step => STEPS.includes(text as Step)

export const stepOf = (field: FieldName): Step => STEPS.find((step) => STEP_FIELDS[step].includes(field)) ?? 'review'

/** The first field with an error, in display order. */
export const firstProblem = (problems: Problems): FieldName | undefined =>
  STEPS.flatMap((step) => STEP_FIELDS[step]).find((field) => problems[field])

interface StepState {
  /** Number of required fields without a value. */
  missing: number
  /** All fields are optional and empty. */
  isEmpty: boolean
  /** Pictures of the step are being uploaded or processed. */
  isWaiting: boolean
}

export function stepState(step: Step, form: AdForm, problems: Problems): StepState {
  const fields = STEP_FIELDS[step]
  const asked = step === 'review' ? Object.values(STEP_FIELDS).flat() : fields
  const wrong = asked.map((field) => problems[field]).filter((problem) => problem !== undefined)
  const missing = wrong.filter((problem) => problem !== NOT_READY).length
  // the body type is preset from the model, so it does not count as filled in
  const isFilled = (field: FieldName) => {
    const value = field === 'picture_ids' || field === 'body_type' ? '' : form[field]
    return typeof value !== 'boolean' && value.length > 0
  }
  const isOptional = !fields.some((field) => REQUIRED.includes(field))
  const isEmpty = isOptional && !fields.some((field) => isFilled(field))
  return { missing, isEmpty, isWaiting: wrong.length > missing }
}
