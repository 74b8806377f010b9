import type { BrandFields } from '#contract/brands.ts'
import type { LaterSchema } from '#web/ui/form/later-schema.ts'

/** Values of the inputs of a brand. */
export interface TypedBrand {
  name_ar: string
  name_en: string
  about_ar: string
  about_en: string
  logo_id: string
  website: string
}

export const BRAND: LaterSchema<BrandFields, TypedBrand> = {
  load: async () => (await import('./brand-schema.ts')).BrandForm,
  required: ['name_ar', 'name_en'],
}

/** @param brand null for a new one */
export const typedBrand = (brand: BrandFields | null): TypedBrand => ({
  name_ar: brand?.name_ar ?? '',
  name_en: brand?.name_en ?? '',
  about_ar: brand?.about_ar ?? '',
  about_en: brand?.about_en ?? '',
  logo_id: brand?.logo_id ?? '',
  website: brand?.website ?? '',
})
