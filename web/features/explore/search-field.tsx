import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { plainQuery } from '#domain/search/plain-query.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/query-length.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SuggestionList, suggestionAddress } from './suggestion-list.tsx'

/** Free text with suggestions; searching anew leaves the filters behind, since the text says it all. */
export function SearchField({ q = '' }: { q?: string | undefined }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const list_id = useId()
  const [{ shown, text }, setText] = useState({ shown: q, text: q })
  const [is_open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  if (shown !== q) setText({ shown: q, text: q })

  const wanted = useDeferredValue(text.trim()).slice(0, QUERY_MAX_LENGTH)
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: ['cars', 'suggest', wanted],
    queryFn: ({ signal }) => api.cars.suggest({ q: wanted }, { signal }),
    enabled: is_open && wanted.length > 0,
    placeholderData: keepPreviousData,
  })
  const suggestions = is_open && wanted ? data : []

  function go(address: string) {
    setOpen(false)
    setActive(-1)
    void navigate(address)
  }

  function search() {
    const chosen = suggestions[active]
    const plain = plainQuery(text)
    const found = plain ? `/explore?${new URLSearchParams({ q: plain })}` : '/explore'
    go(chosen ? suggestionAddress(chosen) : found)
  }

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length) {
      event.preventDefault()
      // one place more than there are suggestions: the field itself
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && is_open) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
  }

  return (
    <form
      action="/explore"
      role="search"
      className="relative flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div className="relative grow">
        <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-muted">
          <Icon name="search" />
        </span>
        <input
          name="q"
          type="search"
          role="combobox"
          value={text}
          onChange={(event) => {
            setText({ shown, text: event.target.value })
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(text !== q)}
          onKeyDown={walk}
          maxLength={QUERY_MAX_LENGTH}
          dir={text ? 'auto' : undefined}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search_label')}
          aria-expanded={suggestions.length > 0}
          aria-controls={list_id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${list_id}-${active}` : undefined}
          placeholder={t('search_placeholder')}
          className="field ps-10"
        />
        <SuggestionList id={list_id} suggestions={suggestions} active={active} onChoose={go} />
      </div>
      <button type="submit" className="button">
        {t('search_submit')}
      </button>
    </form>
  )
}
