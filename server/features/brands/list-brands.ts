import { asc, count, eq, type SQL } from 'drizzle-orm'
import type { AnyBrand, Brand } from '#contract/brands.ts'
import type { DataServices } from '#server/context.ts'
import { brands, deals, media } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { presentPicture } from '#server/platform/pictures/library-pictures.ts'

type Row = Pick<typeof brands.$inferSelect, 'id' | 'slug' | 'name_ar' | 'name_en'>

export const presentBrand = ({ id, slug, name_ar, name_en }: Row, logo: typeof media.$inferSelect | null): Brand => ({
  id,
  slug,
  name_ar,
  name_en,
  logo: presentPicture(logo),
})

/** By Arabic name. */
export const listBrands = ({ db }: Pick<DataServices, 'db'>): Promise<AnyBrand[]> => readBrands(db)

/** @throws NOT_FOUND */
export async function getBrand({ db }: Pick<DataServices, 'db'>, brandId: number): Promise<AnyBrand> {
  const [brand] = await readBrands(db, eq(brands.id, brandId))
  if (!brand) throw fail('NOT_FOUND')
  return brand
}

async function readBrands(db: DataServices['db'], condition?: SQL): Promise<AnyBrand[]> {
  const used = db
    .select({ brand_id: deals.brand_id, count: count().as('count') })
    .from(deals)
    .groupBy(deals.brand_id)
    .as('used')
  const rows = await db
    .select({ brand: brands, logo: media, deals_count: used.count })
    .from(brands)
    .leftJoin(media, eq(media.id, brands.logo_id))
    .leftJoin(used, eq(used.brand_id, brands.id))
    .where(condition)
    .orderBy(asc(brands.name_ar), asc(brands.id))
  return rows.map(({ brand, logo, deals_count }) => ({
    ...presentBrand(brand, logo),
    about_ar: brand.about_ar,
    about_en: brand.about_en,
    website: brand.website,
    deals_count: deals_count ?? 0,
  }))
}
