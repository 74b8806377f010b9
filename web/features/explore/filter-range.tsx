import { formatNumber } from '#domain/format/format-number.ts'
import type { FilterOf } from '#domain/search/filters.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterPart } from './filter-part.tsx'
import type { ExploreSearch } from './search-address.ts'

interface Props {
  filter: FilterOf<'range'>
  search: ExploreSearch
}

/** From and to, as text so that any digits and «70 ألف» may be typed. */
export function FilterRange({ filter, search }: Props) {
  const { name: range } = filter
  const { lang, t } = useTexts()
  const ends = (['min', 'max'] as const).map((end) => ({
    name: `${range}_${end}` as const,
    label: t(end === 'min' ? 'filter_from' : 'filter_to'),
    value: search[`${range}_${end}`],
  }))
  const shown = (value: number) => (range === 'year' ? String(value) : formatNumber(value, lang))
  const chosen = ends.flatMap(({ label, value }) => (value === undefined ? [] : [`${label} ${shown(value)}`]))
  return (
    <FilterPart title={t(`filter_${range}`)} chosen={chosen} isOpen={'isOpen' in filter}>
      <div className="flex gap-2">
        {ends.map(({ name, label, value }) => (
          <label key={name} className="min-w-0 grow">
            <span className="text-sm text-muted">{label}</span>
            <input
              key={value}
              name={name}
              defaultValue={value}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              className="field text-start rtl:text-end"
            />
          </label>
        ))}
      </div>
    </FilterPart>
  )
}
