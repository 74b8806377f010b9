import { z } from 'zod'
import { FactFields } from '#contract/facts.ts'
import { FACT_TOPICS, FACT_UNITS, SOURCE_QUALITIES } from '#domain/facts/fact-kinds.ts'
import { findFactFault } from '#domain/facts/fact-fault.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { VALUE_KINDS } from './typed-fact.ts'

const OptionalText = z.string().transform((typed) => typed.trim() || null)
const NumberText = z.string().transform((typed) => (typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN)))

const Typed = z.strictObject({
  key: z.string(),
  topic: z.enum(FACT_TOPICS),
  label_ar: z.string(),
  label_en: z.string(),
  kind: z.enum(VALUE_KINDS),
  value: NumberText,
  unit: z.enum(FACT_UNITS),
  value_ar: z.string(),
  value_en: z.string(),
  valid_from: OptionalText,
  source_ar: z.string(),
  source_en: z.string(),
  source_url: OptionalText,
  source_quality: z.enum(SOURCE_QUALITIES),
  checked_on: z.string(),
  check_by: z.string(),
  note_ar: z.string(),
  note_en: z.string(),
})

/** The typed form of a fact, and the rules of the server about several fields. */
export const FactForm = Typed.transform(({ kind, ...typed }, context): z.input<typeof FactFields> => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  // what is typed for the other kind is not saved
  if (kind === 'text') return { ...typed, value: null, unit: null }
  if (typed.value === null) refuse('value', 'required')
  if (Number.isNaN(typed.value)) refuse('value', 'number_wrong')
  return { ...typed, value_ar: '', value_en: '' }
})
  .pipe(FactFields)
  .superRefine((fact, context) => {
    const fault = findFactFault(fact)
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.reason })
  })
