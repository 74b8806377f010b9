import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { NamedFacetValue } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { addressOf, readSearch, SearchField } from '#web/features/explore/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from './choice-field.tsx'
import { useBudgetOptions, type Budgets } from './use-budget-options.ts'

export interface Choices {
  makes: readonly NamedFacetValue[]
  cities: readonly NamedFacetValue[]
  budgets: Budgets
}

/** Search by a sentence, or by make, model, budget and city with the number of cars. Without JavaScript it is a form. */
export function SearchPanel({ total, makes, cities, budgets }: Choices & { total: number }) {
  const { lang, t } = useTexts(homeTexts)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [address, setAddress] = useState('')
  const search = readSearch(new URLSearchParams(address))
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery(useApi(), 'search', 'find', { ...search, limit: 1, facets: true, only_facets: 'model' }),
    enabled: address !== '',
    placeholderData: keepPreviousData,
  })
  const [make = ''] = search.make ?? []
  const models = make ? (data?.facets?.model.filter((model) => model.make === make && model.count > 0) ?? []) : []
  const note = () => setAddress(form.current ? chosenIn(form.current) : '')
  // what was chosen before hydration
  useEffect(note, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (form.current) void navigate(addressOf(readSearch(new URLSearchParams(chosenIn(form.current)))))
  }

  const named = (one: NamedFacetValue) => ({
    value: one.value,
    label: `${one[`name_${lang}`]} (${formatNumber(one.count, lang)})`,
  })
  return (
    <div className="search-panel">
      <SearchField />
      <form ref={form} action="/explore" className="search-choices" onChange={note} onSubmit={submit}>
        <ChoiceField name="make" label={t('home_make')} any={t('home_any_make')} options={makes.map(named)} />
        <ChoiceField
          key={make}
          name="model"
          label={t('home_model')}
          any={t('home_any_model')}
          options={models.map(named)}
        />
        <ChoiceField
          name="price_max"
          label={t('home_budget_most')}
          any={t('home_any_budget')}
          options={useBudgetOptions(budgets)}
        />
        <ChoiceField name="city" label={t('home_city')} any={t('home_any_city')} options={cities.map(named)} />
        <Button type="submit" className="col-span-full">
          <span aria-live="polite" className={isPlaceholderData ? 'stale' : undefined}>
            {t('home_show', { count: (address ? data?.total : total) ?? total })}
          </span>
        </Button>
      </form>
    </div>
  )
}

/** The query string of the chosen values. */
function chosenIn(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return new URLSearchParams(chosen).toString()
}
