import { Link } from 'react-router'
import type { CarPage, Facets } from '#contract/cars.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { filterOptions, valueLabel } from './filter-options.ts'
import { addressOf, LISTS, RANGES, type ExploreSearch } from './search-address.ts'

/** Numbers that the text asks for stand as they were typed. */
const AS_TYPED = ['year', 'price', 'mileage']

interface Props {
  search: ExploreSearch
  facets: Facets
  understood: CarPage['understood']
}

/** What narrows the search, each a link that takes it away, and what the free text was understood as. */
export function ActiveFilters({ search, facets, understood }: Props) {
  const { lang, t } = useTexts()
  const chips = [
    ...LISTS.flatMap((field) =>
      filterOptions(field, facets, search, lang, t)
        .filter(({ checked }) => checked)
        .map(({ value, label }) => ({ key: `${field} ${value}`, label, without: withoutValue(search, field, value) })),
    ),
    ...RANGES.flatMap((range) => rangeChips(range)),
  ]
  function rangeChips(range: (typeof RANGES)[number]) {
    return (['min', 'max'] as const).flatMap((end) => {
      const value = search[`${range}_${end}`]
      if (value === undefined) return []
      const shown = range === 'year' ? String(value) : formatNumber(value, lang)
      const label = `${t(`filter_${range}`)}: ${t(end === 'min' ? 'filter_from' : 'filter_to')} ${shown}`
      return [{ key: `${range}_${end}`, label, without: { ...search, [`${range}_${end}`]: undefined } }]
    })
  }

  if (!chips.length && !search.q) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {understood.chips.map((chip) => (
        <span key={`${chip.kind} ${chip.ref}`} className="tag">
          {chip[`name_${lang}`] ?? (AS_TYPED.includes(chip.kind) ? chip.text : valueLabel(chip.kind, chip.ref, t))}
          {chip.corrected && <span className="text-muted"> · {t('search_corrected', { text: chip.text })}</span>}
        </span>
      ))}
      {chips.map(({ key, label, without }) => (
        <Link
          key={key}
          to={addressOf({ ...without, after: undefined })}
          className="chip"
          aria-label={t('filter_remove', { label })}
        >
          {label} <span aria-hidden="true">×</span>
        </Link>
      ))}
      <Link to="/explore" className="chip-clear">
        {t('filter_clear')}
      </Link>
    </div>
  )
}

function withoutValue(search: ExploreSearch, field: (typeof LISTS)[number], value: string): ExploreSearch {
  const rest = (search[field] ?? []).filter((one) => String(one) !== value)
  return { ...search, [field]: rest.length ? rest : undefined }
}
