import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Facets } from '#contract/cars.ts'
import { SORTS } from '#domain/search/sorts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterList } from './filter-list.tsx'
import { filterOptions, type FilterField } from './filter-options.ts'
import { FilterRange } from './filter-range.tsx'
import { addressOf, readSearch, type ExploreSearch } from './search-address.ts'

const FIRST_FIELDS: readonly FilterField[] = ['make', 'model']
const FIELDS: readonly FilterField[] = [
  'body_type',
  'region',
  'city',
  'condition',
  'tag',
  'fuel_type',
  'transmission',
  'regional_spec',
  'color',
  'seats',
  'doors',
]

interface Props {
  id: string
  search: ExploreSearch
  facets: Facets
}

/** Works as a plain form; with JavaScript a choice applies at once. */
export function FilterForm({ id, search, facets }: Props) {
  const { lang, t } = useTexts()
  const navigate = useNavigate()

  function apply(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
    void navigate(addressOf(readSearch(new URLSearchParams(entries))), { preventScrollReset: true })
  }

  function applyChoice(event: FormEvent<HTMLFormElement>) {
    const field = event.target
    const is_choice =
      field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox')
    if (is_choice) apply(event.currentTarget)
  }

  const list = (field: FilterField) => (
    <FilterList
      key={field}
      name={field}
      title={t(`filter_${field}`)}
      options={filterOptions(field, facets, search, lang, t)}
    />
  )
  return (
    <form
      id={id}
      action="/explore"
      method="get"
      onChange={applyChoice}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
      className="flex flex-col gap-1"
    >
      {search.q && <input type="hidden" name="q" value={search.q} />}
      <label className="mb-2 block">
        <span className="text-sm text-muted">{t('sort_label')}</span>
        <select name="sort" defaultValue={search.sort} className="field">
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort_${sort}`)}
            </option>
          ))}
        </select>
      </label>
      {FIRST_FIELDS.filter((field) => field === 'make' || search.make || search.model).map(list)}
      <FilterRange range="price" title={t('filter_price')} search={search} />
      <FilterRange range="year" title={t('filter_year')} search={search} />
      <FilterRange range="mileage" title={t('filter_mileage')} search={search} />
      {FIELDS.map(list)}
      <FilterRange range="power_hp" title={t('filter_power_hp')} search={search} />
      <button type="submit" className="button mt-3">
        {t('filter_apply')}
      </button>
    </form>
  )
}
