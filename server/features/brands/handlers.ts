import { procedures } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { brandContent } from './brand-content.ts'
import { addBrand, changeBrand } from './change-brands.ts'
import { getBrand, listBrands } from './list-brands.ts'

const { brands } = procedures

export const brandsHandlers = {
  list: brands.list.handler(({ context }) => listBrands(context)),
  get: brands.get.handler(({ context, input }) => getBrand(context, input.brand_id)),
  add: brands.add.handler(({ context, input }) => addBrand(context, input)),
  change: brands.change.handler(({ context, input }) => changeBrand(context, input)),
  delete: brands.delete.handler(async ({ context, input }) => {
    await changeContent(context, brandContent, { content_id: String(input.brand_id), wanted: null, seen: {} })
  }),
}
