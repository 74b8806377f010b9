import { z } from 'zod'
import { FactFields } from '#contract/facts.ts'
import { FACT_UNITS } from '#domain/facts/fact-kinds.ts'
import { findCheckFault } from '#domain/facts/fact-fault.ts'
import { parseNumber } from '#domain/text/parse-number.ts'

const fields = FactFields.shape
const OptionalText = z.string().transform((typed) => typed.trim() || null)
const Typed = z.strictObject({
  ...fields,
  valid_from: OptionalText.pipe(fields.valid_from),
  source_url: OptionalText.pipe(fields.source_url),
  // what is typed for the other kind is not saved
  value: z.string().transform(() => null),
  unit: z.enum(FACT_UNITS).transform(() => null),
  value_ar: z.string().transform(() => ''),
  value_en: z.string().transform(() => ''),
})

const Value = z
  .string()
  .trim()
  .min(1, 'required')
  .transform((typed) => parseNumber(typed) ?? Number.NaN)
  .pipe(z.number('number_wrong'))
  .pipe(fields.value.unwrap())
const OfNumber = Typed.extend({ kind: z.literal('number'), value: Value, unit: z.enum(FACT_UNITS) })
const Required = z.string().trim().min(1, 'required')
const OfText = Typed.extend({
  kind: z.literal('text'),
  value_ar: Required.pipe(fields.value_ar),
  value_en: Required.pipe(fields.value_en),
})

const Dates = z.object({ checked_on: fields.checked_on, check_by: fields.check_by })

/** The typed form of a fact, and the rules of the server about several fields. */
export const FactForm = z
  .discriminatedUnion('kind', [OfNumber, OfText])
  .superRefine(
    (fact, context) => {
      const fault = findCheckFault(fact)
      if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.reason })
    },
    // whatever is wrong with other fields
    { when: ({ value }) => Dates.safeParse(value).success },
  )
  .transform(({ kind: _, ...fact }): FactFields => fact)
