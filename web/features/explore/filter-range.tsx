import { memo } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import type { FilterOf, RangeName } from '#domain/search/chips/filters.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterPart } from './filter-part.tsx'
import { RangeEnd } from './range-end.tsx'

const EXAMPLES: Record<RangeName, number> = { price: 60_000, year: 2020, mileage: 100_000, power_hp: 200 }

interface Props {
  id: string
  isLazy: boolean
  filter: FilterOf<'range'>
  min: number | undefined
  max: number | undefined
}

export const FilterRange = memo(function FilterRange({ id, isLazy, filter, min, max }: Props) {
  const { name: range } = filter
  const { lang, t } = useTexts(exploreTexts)
  const ends = (['min', 'max'] as const).map((end) => ({
    name: `${range}_${end}` as const,
    label: t(end === 'min' ? 'filter_from' : 'filter_to'),
    value: end === 'min' ? min : max,
  }))
  const shown = (value: number) => (range === 'year' ? String(value) : formatNumber(value, lang))
  const chosen = ends.flatMap(({ label, value }) => (value === undefined ? [] : [`${label} ${shown(value)}`]))
  return (
    <FilterPart id={id} isLazy={isLazy} title={t(`filter_${range}`)} chosen={chosen} isOpen={'isOpen' in filter}>
      <div className="flex gap-2">
        {ends.map((end) => (
          <RangeEnd key={end.name} {...end} max={filter.max} example={shown(EXAMPLES[range])} />
        ))}
      </div>
    </FilterPart>
  )
})
