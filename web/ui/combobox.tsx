import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from './icon.tsx'

export interface ComboboxOption {
  key: string
  label: string
  /** The name in the other language, shown small at the end. */
  otherLabel: string
  icon?: IconName
  /** How many there are of it, at the very end. */
  count?: string
}

interface Props<Item> extends Omit<ComponentProps<'input'>, 'role' | 'value' | 'onChange' | 'onKeyDown'> {
  value: string
  /** An arrow key opens the list only if there are items. */
  items: readonly Item[]
  optionOf: (item: Item) => ComboboxOption
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onType: (text: string) => void
  onChoose: (item: Item) => void
  listClassName?: string
}

/** A text field with a list of suggestions, by the ARIA combobox pattern: the focus stays in the field. */
export function Combobox<Item>(props: Props<Item>) {
  const { value, items, optionOf, isOpen, onOpenChange, onType, onChoose, listClassName, ...input } = props
  const ownId = useId()
  const listId = `${input.id ?? ownId}-list`
  const [active, setActive] = useState(-1)
  const shown = isOpen ? items : []
  if (!isOpen && active !== -1) setActive(-1)

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = shown[active]
    if (step && items.length) {
      // one position more than items: the field itself
      const places = items.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
      onOpenChange(true)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      onChoose(chosen)
    } else if (event.key === 'Escape' && isOpen) {
      onOpenChange(false)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <input
        {...input}
        role="combobox"
        value={value}
        onChange={({ target }) => {
          onType(target.value)
          onOpenChange(true)
          setActive(-1)
        }}
        onKeyDown={press}
        dir={value ? 'auto' : undefined}
        autoComplete="off"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] === undefined ? undefined : `${listId}-${active}`}
      />
      <OptionList
        id={listId}
        options={shown.map(optionOf)}
        active={active}
        onChoose={(at) => shown[at] !== undefined && onChoose(shown[at])}
        className={listClassName}
      />
    </>
  )
}

interface ListProps {
  id: string
  options: readonly ComboboxOption[]
  /** Index of the item that Enter selects; -1 for none. */
  active: number
  onChoose: (at: number) => void
  className: string | undefined
}

function OptionList({ id, options, active, onChoose, className = 'mt-1 max-h-72' }: ListProps) {
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
        // the field handles the keyboard
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={key}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className="menu-item"
          // the field keeps the focus; scrolling the list by touch selects nothing
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
          <bdi lang={other} className="text-sm text-muted">
            {otherLabel}
          </bdi>
          {count && <bdi className="min-w-8 text-end text-sm text-muted">{count}</bdi>}
        </div>
      ))}
    </div>
  )
}
