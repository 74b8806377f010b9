import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'
import { errors } from './errors.ts'
import { MediaPicture } from './media.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { WebAddress } from './web-address.ts'

const Name = OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(60)))
const About = Text.transform(plainText).pipe(z.string().trim().check(atMost(1000)))

/** A company that offers deals. */
export const Brand = z.object({
  id: z.int(),
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  logo: MediaPicture.nullable(),
})
export type Brand = z.output<typeof Brand>

export const BrandFields = z.strictObject({
  name_ar: Name,
  name_en: Name,
  about_ar: About,
  about_en: About,
  /** A picture of the library. */
  logo_id: z.uuid().nullable(),
  website: WebAddress.nullable(),
})
export type BrandFields = z.output<typeof BrandFields>

/** A brand as shown to admins. */
export const AnyBrand = Brand.extend({
  about_ar: z.string(),
  about_en: z.string(),
  website: z.string().nullable(),
  /** Deals in any state. */
  deals_count: z.int(),
})
export type AnyBrand = z.output<typeof AnyBrand>

const SeenBrand = z.strictObject(BrandFields.shape).extend({ name_ar: z.string(), name_en: z.string() }).partial()

const OneBrand = z.strictObject({ brand_id: z.coerce.number().int().min(1).max(1_000_000_000) })
const Changed = z.object({ changed: z.array(z.string()) })
const route = routesOf('admin: brands')

export const brands = {
  list: procedure
    .meta({ access: 'admin' })
    .route(route('List all brands', 'GET', '/admin/brands', 'By Arabic name, with the numbers of their deals.'))
    .output(z.array(AnyBrand)),
  get: procedure
    .meta({ access: 'admin' })
    .route(route('Get a brand', 'GET', '/admin/brands/{brand_id}', 'As shown to admins.'))
    .input(OneBrand)
    .errors(errors('NOT_FOUND'))
    .output(AnyBrand),
  add: procedure
    .meta({ access: 'admin' })
    .route(route('Add a brand', 'POST', '/admin/brands', 'Its slug derives from the English name and never changes.'))
    .input(BrandFields)
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ id: z.int() })),
  change: procedure
    .meta({ access: 'admin' })
    .route(route('Change a brand', 'PUT', '/admin/brands/{brand_id}', 'Returns the names of the fields that changed.'))
    .input(OneBrand.extend({ wanted: BrandFields.partial(), seen: SeenBrand }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT'))
    .output(Changed),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Delete a brand', 'DELETE', '/admin/brands/{brand_id}', 'Fails if deals use it.'))
    .input(OneBrand)
    .errors(errors('NOT_FOUND', 'IN_USE')),
}
