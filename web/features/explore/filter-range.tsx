import { memo, useState } from 'react'
import type { Facets } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { FilterOf, RangeName } from '#domain/search/chips/filters.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterPart } from './filter-part.tsx'
import { RangeEnd } from './range-end.tsx'
import { RangePlot } from './range-plot.tsx'
import { endsOf, handlesOf, rangeScale } from './range-scale.ts'

const EXAMPLES: Record<RangeName, number> = { price: 60_000, year: 2020, mileage: 100_000, power_hp: 200 }

interface Ends {
  min: number | undefined
  max: number | undefined
}

/** The ends shown, and those of the search when they were set. */
interface Moved extends Ends {
  ends: Ends
}

interface Props extends Ends {
  id: string
  isLazy: boolean
  filter: FilterOf<'range'>
  prices: Facets['price'] | undefined
  years: Facets['year'] | undefined
}

export const FilterRange = memo(function FilterRange({ id, isLazy, filter, prices, years, ...chosenEnds }: Props) {
  const { name: range } = filter
  const { min, max } = chosenEnds
  const { lang, t } = useTexts(exploreTexts)
  // while a handle is moved, the inputs are ahead of the search
  const [moved, setMoved] = useState<Moved>({ min, max, ends: chosenEnds })
  if (moved.min !== min || moved.max !== max) setMoved({ min, max, ends: chosenEnds })
  const scale = rangeScale(range, { price: prices, year: years })
  const ends = (['min', 'max'] as const).map((end) => ({
    name: `${range}_${end}` as const,
    label: t(end === 'min' ? 'filter_from' : 'filter_to'),
    value: moved.ends[end],
  }))
  const shown = (value: number) => (range === 'year' ? String(value) : formatNumber(value, lang))
  const chosen = ends.flatMap(({ label, value }) => (value === undefined ? [] : [`${label} ${shown(value)}`]))
  return (
    <FilterPart id={id} isLazy={isLazy} title={t(`filter_${range}`)} chosen={chosen} isOpen={'isOpen' in filter}>
      {scale && (
        <RangePlot
          title={t(`filter_${range}`)}
          scale={scale}
          handles={handlesOf(scale, moved.ends)}
          shown={shown}
          onMove={(handles) => setMoved({ min, max, ends: endsOf(scale, handles) })}
        />
      )}
      <div className="flex gap-2">
        {ends.map((end) => (
          <RangeEnd key={end.name} {...end} max={filter.max} example={shown(EXAMPLES[range])} />
        ))}
      </div>
    </FilterPart>
  )
})
