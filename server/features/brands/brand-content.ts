import { brands, deals } from '#server/platform/db/schema/index.ts'
import { pictureLeft } from '#server/platform/pictures/library-pictures.ts'
import { sluggedContent } from './slugged-content.ts'

export const brandContent = sluggedContent(brands, {
  kind: 'brand',
  what: 'change_brand',
  usedBy: deals.brand_id,
  prepare: async (tx, values) => ({ ...values, logo_id: await pictureLeft(tx, values['logo_id']) }),
})
