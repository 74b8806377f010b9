import { memo } from 'react'
import type { Facets } from '#contract/search.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterPart } from './filter-part.tsx'
import { placeNear } from './list-active-filters.ts'
import { NearFields } from './near-fields.tsx'
import type { ExploreSearch } from './search-address.ts'
import { ShowAll } from './show-all.tsx'

interface Props {
  id: string
  isExpanded: boolean
  near: ExploreSearch['near']
  within: ExploreSearch['within']
  /** The chosen city is among them. */
  city: Facets['city'] | undefined
}

/** A city, and how far from it cars may be. */
export const FilterNear = memo(function FilterNear({ id, isExpanded, near, within, city = [] }: Props) {
  const { lang, t } = useTexts(exploreTexts)
  const place = placeNear({ near, within }, { city }, lang)
  return (
    <FilterPart
      id={id}
      isLazy
      title={t('filter_near')}
      chosen={place ? [t('filter_near_at', place)] : []}
      isOpen={isExpanded}
      collapsed={
        <ShowAll part={id} name="near">
          {t('filter_options')}
        </ShowAll>
      }
    >
      <NearFields part={id} near={near} within={within} place={place?.place} />
    </FilterPart>
  )
})
