import type { NamedFacetValue } from '#contract/search.ts'

export type CountedRegion = Pick<NamedFacetValue, 'value' | 'count' | 'name_ar' | 'name_en'>
