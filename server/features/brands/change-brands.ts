import type { BrandFields } from '#contract/brands.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { nextId } from '#server/platform/db/next-id.ts'
import { brands } from '#server/platform/db/schema/index.ts'
import { brandContent } from './brand-content.ts'
import { assertPictureExists } from '#server/platform/pictures/library-pictures.ts'
import { newSlug } from './new-slug.ts'

/** @throws INVALID_INPUT */
export async function addBrand(context: CallContext, fields: BrandFields): Promise<{ id: number }> {
  const slug = await newSlug(context.db, brands, fields)
  await assertPictureExists(context.db, 'logo_id', fields.logo_id)
  const id = await nextId(context.db, brands)
  const wanted = { ...fields, slug, is_demo: false }
  await changeContent(context, brandContent, { content_id: String(id), wanted, seen: {} })
  return { id }
}

interface Change {
  brand_id: number
  wanted: Partial<BrandFields>
  seen: Values
}

/** @throws NOT_FOUND, CONTENT_CHANGED, INVALID_INPUT */
export async function changeBrand(
  context: CallContext,
  { brand_id, wanted, seen }: Change,
): Promise<{ changed: string[] }> {
  await assertPictureExists(context.db, 'logo_id', wanted.logo_id)
  const change = { content_id: String(brand_id), wanted, seen, mustExist: true as const }
  return { changed: await changeContent(context, brandContent, change) }
}
