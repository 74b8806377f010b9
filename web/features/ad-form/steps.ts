import type { AdForm, FieldName } from './ad-form.ts'
import type { Problems } from './read-form.ts'

export const STEPS = ['basics', 'specs', 'description', 'pictures', 'contact', 'review'] as const
export type Step = (typeof STEPS)[number]

/** Where each field is asked for, in the order of the page. */
export const STEP_FIELDS: Record<Step, readonly FieldName[]> = {
  basics: ['make', 'year', 'model', 'condition', 'mileage', 'price', 'city', 'district'],
  specs: [
    'body_type',
    'color',
    'fuel_type',
    'transmission',
    'engine_size',
    'power_hp',
    'doors',
    'seats',
    'regional_spec',
    'owners_count',
    'accident',
    'paint',
    'agency_serviced',
    'warranty_until',
    'inspection_valid_until',
    'registration_valid_until',
    'extra_features',
  ],
  description: ['title', 'description', 'title_other', 'description_other'],
  pictures: ['picture_ids'],
  contact: ['contact_name', 'contact_methods', 'phone_number', 'is_same_whatsapp', 'whatsapp_number'],
  review: [],
}

export const REQUIRED: readonly FieldName[] = [
  'make',
  'year',
  'model',
  'condition',
  'mileage',
  'price',
  'city',
  'picture_ids',
  'contact_name',
  'contact_methods',
]

export const isStep = (text: string | null): text is Step => STEPS.includes(text as Step)

export const stepOf = (field: FieldName): Step => STEPS.find((step) => STEP_FIELDS[step].includes(field)) ?? 'review'

/** The first field with a problem, from the top of the page. */
export const firstProblem = (problems: Problems): FieldName | undefined =>
  STEPS.flatMap((step) => STEP_FIELDS[step]).find((field) => problems[field])

/** How many answers a step still needs; `empty` where it needs none and has none. */
export function stepState(step: Step, form: AdForm, problems: Problems): { missing: number; is_empty: boolean } {
  const fields = STEP_FIELDS[step]
  const missing = (step === 'review' ? Object.keys(problems) : fields.filter((field) => problems[field])).length
  // the body follows from the model: nobody has said it yet
  const is_said = (field: FieldName) => {
    const value = field === 'picture_ids' || field === 'body_type' ? '' : form[field]
    return typeof value !== 'boolean' && value.length > 0
  }
  const is_optional = !fields.some((field) => REQUIRED.includes(field))
  return { missing, is_empty: is_optional && !fields.some((field) => is_said(field)) }
}
