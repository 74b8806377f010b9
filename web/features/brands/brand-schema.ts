import { z } from 'zod'
import { BrandFields } from '#contract/brands.ts'

const OptionalText = z.string().transform((typed) => typed.trim() || null)

export const BrandForm = z
  .strictObject({
    name_ar: z.string(),
    name_en: z.string(),
    about_ar: z.string(),
    about_en: z.string(),
    logo_id: OptionalText,
    website: OptionalText,
  })
  .pipe(BrandFields)
