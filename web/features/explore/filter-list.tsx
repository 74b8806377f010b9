import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { FilterField, FilterOption } from './filter-options.ts'
import { FilterChoice } from './filter-choice.tsx'
import { FilterPart } from './filter-part.tsx'

/** Below so many, all choices are in view; above it one may also look for a choice by its name. */
const FEW = 8
const MANY = 14

interface Props {
  field: FilterField
  options: readonly FilterOption[]
}

/** One field's choices, each to be taken or left out. */
export function FilterList({ field, options }: Props) {
  const { t } = useTexts()
  const [is_whole, setWhole] = useState(false)
  const [wanted, setWanted] = useState('')
  if (!options.length) return null

  const title = t(`filter_${field}`)
  const chosen = options.filter(({ state }) => state !== 'free')
  const shown = wanted
    ? options.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
    : options.filter(({ state }, at) => is_whole || at < FEW || state !== 'free')
  const hidden = options.length - shown.length
  return (
    <FilterPart
      title={title}
      chosen={chosen.map(({ label }) => label)}
      is_open={field === 'make' || field === 'body_type'}
    >
      {is_whole && options.length > MANY && (
        <input
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          dir="auto"
          aria-label={t('filter_find', { title })}
          placeholder={t('filter_find', { title })}
          className="field mb-2"
        />
      )}
      <ul>
        {shown.map((option) => (
          <FilterChoice key={option.value} field={field} option={option} />
        ))}
      </ul>
      {hidden > 0 && !wanted && (
        <button type="button" className="button-plain px-0" onClick={() => setWhole(true)}>
          {t('filter_more', { count: hidden })}
        </button>
      )}
    </FilterPart>
  )
}
