import { z } from 'zod'
import { MakerFields, ModelFields } from '#contract/car-makers.ts'
import { parseNumber } from '#domain/text/parse-number.ts'

/** Aliases, separated by commas of either script. */
const Aliases = z
  .string()
  .transform((typed) => [...new Set(typed.split(/[,،\n]/).map((alias) => alias.trim()))].filter(Boolean))

/** Numbers, separated by commas of either script. */
const Numbers = z.string().transform((typed) => [
  ...new Set(
    typed
      .split(/[,،\s]+/)
      .filter(Boolean)
      .map((one) => parseNumber(one) ?? Number.NaN),
  ),
])

const Year = z.string().transform((typed) => (typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN)))

const names = { name_ar: z.string(), name_en: z.string(), aliases: Aliases }

export const MakerForm = z.strictObject(names).pipe(MakerFields)
export const ModelForm = z
  .strictObject({
    ...names,
    body_types: z.array(z.string()),
    first_year: Year,
    last_year: Year,
    seats: Numbers,
    fuel_types: z.array(z.string()),
  })
  .pipe(ModelFields as z.ZodType<ModelFields, ModelInput>)

/** The parsed form. */
interface ModelInput {
  name_ar: string
  name_en: string
  aliases: string[]
  body_types: string[]
  first_year: number | null
  last_year: number | null
  seats: number[]
  fuel_types: string[]
}
