import { useEffect, useRef } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from './icon.tsx'

export interface ComboboxOption {
  key: string
  label: string
  /** The name in the other language, shown in small type. */
  otherLabel: string
  icon?: IconName
  /** Number of results, shown at the end. */
  count?: string
}

interface ListProps {
  id: string
  options: readonly ComboboxOption[]
  /** Index of the item that Enter selects; -1 for none. */
  active: number
  onChoose: (at: number) => void
  className: string | undefined
}

/** The suggestions of a combobox, which keeps the focus. */
export function OptionList({ id, options, active, onChoose, className = 'mt-1 max-h-72' }: ListProps) {
  const { lang, t } = useTexts()
  const list = useRef<HTMLDivElement>(null)
  const other = lang === 'ar' ? 'en' : 'ar'

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('search_suggestions')}
      hidden={!options.length}
      className={`menu absolute inset-x-0 top-full overflow-y-auto ${className}`}
    >
      {options.map(({ key, label, otherLabel, icon, count }, at) => (
        // keyboard events are handled by the field
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={key}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className="menu-item"
          // keeps the focus in the field; scrolling by touch selects nothing
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
        >
          {icon && (
            <span className="text-muted">
              <Icon name={icon} />
            </span>
          )}
          <span className="grow">{label}</span>
          <bdi lang={other} className={`text-sm text-muted ${count ? 'max-sm:hidden' : ''}`}>
            {otherLabel}
          </bdi>
          {count && <bdi className="min-w-8 text-end text-sm text-muted">{count}</bdi>}
        </div>
      ))}
    </div>
  )
}
