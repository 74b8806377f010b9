import { useEffect, useId, useRef, useState } from 'react'
import { searchTexts } from '#web/texts/search/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { idOf, recentSearches, removeSearch, removeSearches, type RecentSearch } from './recent-searches.ts'
import { suggestionOption } from './offer-option.ts'

export { rememberSearch } from './recent-searches.ts'

interface Props {
  onChoose: (search: RecentSearch) => void
  onClose: () => void
}

/**
 * Recent searches below the empty search field, in the same form. The arrow keys move from the field through the list.
 */
export function RecentSearchList({ onChoose, onClose }: Props) {
  const { lang, t } = useTexts(searchTexts)
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [searches, setSearches] = useState(recentSearches)

  useEffect(() => {
    const form = list.current?.closest('form')
    function press(event: KeyboardEvent) {
      const key = keyOf(event)
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (step) moveBy(step, list.current)
      else if (key === 'Escape') {
        fieldOf(list.current)?.focus()
        onClose()
      } else return
      event.preventDefault()
    }
    form?.addEventListener('keydown', press)
    return () => form?.removeEventListener('keydown', press)
  })

  function update(others: readonly RecentSearch[]) {
    // the focused button is removed
    fieldOf(list.current)?.focus()
    setSearches(others)
  }

  if (!searches.length) return null
  return (
    <div
      ref={list}
      role="group"
      aria-labelledby={titleId}
      className="menu absolute inset-x-0 top-full mt-2"
      // keeps the focus in the field
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 ps-3 text-sm">
        <span id={titleId} className="text-muted">
          {t('recent_searches')}
        </span>
        <Button
          variant="plain"
          onClick={() => {
            removeSearches()
            update([])
          }}
        >
          {t('recent_clear')}
        </Button>
      </p>
      <ul>
        {searches.map((search) => {
          const label =
            'q' in search ? search.q : [search.rest, suggestionOption(search, lang, t).label].filter(Boolean).join(' ')
          return (
            <li key={idOf(search)} className="flex items-center">
              <button type="button" className="menu-item min-w-0 grow text-start" onClick={() => onChoose(search)}>
                <span className="text-muted">
                  <Icon name="clock" />
                </span>
                <bdi className="truncate">{label}</bdi>
              </button>
              <Button
                variant="icon"
                icon="close"
                aria-label={t('recent_remove', { label })}
                onClick={() => update(removeSearch(search))}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const fieldOf = (list: HTMLElement | null) => list?.closest('form')?.querySelector<HTMLElement>('[role=combobox]')

/** Moves the focus between the field and the searches; from the last one back to the field. */
function moveBy(step: number, list: HTMLElement | null) {
  const field = fieldOf(list)
  if (!list || !field) return
  const places = [field, ...list.querySelectorAll<HTMLElement>('.menu-item')]
  const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('.menu-item')
  places.at((places.indexOf(row ?? field) + step) % places.length)?.focus()
}
