import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { latePart } from '#web/rendering/late-part.tsx'
import { keyOf } from './keys/key-of.ts'
import type { ComboboxOption } from './option-list.tsx'

const OptionList = latePart(async () => (await import('./option-list.tsx')).OptionList)

interface Props<Item> extends Omit<ComponentProps<'input'>, 'role' | 'value' | 'onChange' | 'onKeyDown'> {
  value: string
  /** The list opens on an arrow key only if there are items. */
  items: readonly Item[]
  optionOf: (item: Item) => ComboboxOption
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onType: (text: string) => void
  onChoose: (item: Item) => void
  listClassName?: string
  /** For fields that take several: Enter adds the first suggestion if none is marked, and never submits the form. */
  isAdding?: boolean
}

/** A text field with suggestions, following the ARIA combobox pattern: the focus stays in the field. */
export function Combobox<Item>(props: Props<Item>) {
  const {
    value,
    items,
    optionOf,
    isOpen,
    onOpenChange,
    onType,
    onChoose,
    listClassName,
    isAdding = false,
    ...input
  } = props
  const ownId = useId()
  const listId = `${input.id ?? ownId}-list`
  const [active, setActive] = useState(-1)
  const shown = isOpen ? items : []
  if (!isOpen && active !== -1) setActive(-1)

  function press(event: KeyboardEvent) {
    const key = keyOf(event)
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const chosen = shown[active] ?? (isAdding && value.trim() ? shown[0] : undefined)
    if (step && items.length) {
      // one position more than items: the field itself
      const places = items.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
      onOpenChange(true)
    } else if (key === 'Enter' && (isAdding || chosen !== undefined)) {
      if (chosen !== undefined) onChoose(chosen)
    } else if (key === 'Escape' && isOpen) {
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
      {isOpen && (
        // the code of the list is loaded together with the items
        <OptionList
          id={listId}
          options={shown.map(optionOf)}
          active={active}
          onChoose={(at) => shown[at] !== undefined && onChoose(shown[at])}
          className={listClassName}
          fallback={null}
        />
      )}
    </>
  )
}
