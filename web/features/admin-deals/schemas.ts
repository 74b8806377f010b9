import type { CategoryFields } from '#contract/deals.ts'
import type { z } from 'zod'
import type { LaterSchema } from '#web/ui/form/later-schema.ts'
import type { TypedDeal } from './typed-deal.ts'
import type { SavedDeal } from './deal-schema.ts'

export const DEAL: LaterSchema<SavedDeal, TypedDeal> = {
  load: async () => (await import('./deal-schema.ts')).DealForm,
  required: ['title_ar', 'title_en', 'discount'],
}

export const CATEGORY: LaterSchema<z.output<typeof CategoryFields>, z.input<typeof CategoryFields>> = {
  load: async () => (await import('#contract/deals.ts')).CategoryFields,
  required: ['name_ar', 'name_en'],
}
