import type { AnyBrand } from '#contract/brands.ts'
import type { AnyMaker } from '#contract/car-makers.ts'
import type { AnyCategory } from '#contract/deals.ts'

/** What a deal can refer to. */
export interface DealChoices {
  brands: readonly AnyBrand[]
  categories: readonly AnyCategory[]
  makers: readonly AnyMaker[]
}
