import type { Suggestion } from '#contract/cars.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  id: string
  suggestions: readonly Suggestion[]
  /** Place of the one that Enter would take; -1 for none. */
  active: number
  onChoose: (address: string) => void
}

const ICON = { make: 'car', model: 'car', city: 'pin' } as const

/** Each in the reader's language, with its other name smaller. */
export function SuggestionList({ id, suggestions, active, onChoose }: Props) {
  const { lang, t } = useTexts()
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search_suggestions')}
      hidden={!suggestions.length}
      className="menu absolute inset-x-0 top-full mt-2 max-h-96 overflow-y-auto"
    >
      {suggestions.map((suggestion, at) => (
        <div
          key={`${suggestion.kind} ${suggestion.parent} ${suggestion.value}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className="menu-item"
          // before the field loses its focus
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(suggestionAddress(suggestion))
          }}
        >
          <span className="text-muted">
            <Icon name={ICON[suggestion.kind]} />
          </span>
          <span>
            {suggestion[`parent_name_${lang}`]} {suggestion[`name_${lang}`]}
          </span>
          <bdi lang={other} className="ms-auto text-sm text-muted">
            {suggestion[`name_${other}`]}
          </bdi>
        </div>
      ))}
    </div>
  )
}

export function suggestionAddress({ kind, value, parent }: Suggestion): string {
  if (kind === 'model' && parent) return `/explore?make=${parent}&model=${value}`
  return `/explore?${kind}=${value}`
}
