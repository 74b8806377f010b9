import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdField, type FieldProps } from './ad-field.tsx'
import { useEditor } from './editor-context.tsx'
import { findNamed, sameNamed, type Named } from './find-named.ts'

interface Props extends FieldProps {
  name: 'make' | 'model' | 'city'
  items: readonly Named[]
  /** Of the items, those that are offered; all of them if left out. */
  offered?: readonly Named[]
  placeholder?: string
  /** After another value than before was taken. */
  onTaken?: (slug: string) => void
}

const MOST_SHOWN = 40

/** A name of the catalogue, typed in either script; what is none of it stays as it was written. */
export function NameField({ items, offered = items, placeholder, onTaken, ...field }: Props) {
  const { lang, t } = useTexts()
  const { form, change, touch } = useEditor()
  const { name } = field
  const slug = form[name]
  const written = form[`${name}_text`]
  const taken = items.find((item) => item.slug === slug)
  const [typed, setTyped] = useState<string | null>(null)
  const [is_open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const shown = typed ?? taken?.[`name_${lang}`] ?? (written || slug)
  const found = is_open ? findNamed(typed ?? '', offered).slice(0, MOST_SHOWN) : []
  const list_id = `ad-${name}-list`

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // what was written before the names arrived may be one of them
  const late = !slug && typed === null ? sameNamed(written, items) : undefined
  useEffect(() => {
    if (late) take(late, '')
  })

  function take(item: Named | undefined, text: string) {
    const next = item?.slug ?? ''
    change({ [name]: next, [`${name}_text`]: item ? '' : text })
    if (next !== slug) onTaken?.(next)
  }

  function choose(item: Named) {
    take(item, '')
    setTyped(null)
    setOpen(false)
    setActive(-1)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (step) {
      event.preventDefault()
      setOpen(true)
      // one place more than there are names: the field itself
      const places = (is_open ? found.length : findNamed(typed ?? '', offered).slice(0, MOST_SHOWN).length) + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && is_open) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
  }

  return (
    <AdField {...field}>
      {(input) => (
        <div className="relative">
          <input
            {...input}
            name={name}
            role="combobox"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value)
              take(sameNamed(target.value, items), target.value)
              setOpen(true)
              setActive(-1)
            }}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={() => {
              if (typed !== null) take(sameNamed(typed, items), typed)
              setTyped(null)
              setOpen(false)
              setActive(-1)
              touch(name)
            }}
            dir={shown ? 'auto' : undefined}
            autoComplete="off"
            placeholder={placeholder}
            aria-expanded={found.length > 0}
            aria-controls={list_id}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${list_id}-${active}` : undefined}
            className="field"
          />
          <div
            ref={list}
            id={list_id}
            role="listbox"
            aria-label={t('search_suggestions')}
            hidden={!found.length}
            className="menu absolute inset-x-0 top-full mt-1 max-h-72 overflow-y-auto"
          >
            {found.map((item, at) => (
              <NameOption
                key={item.slug}
                id={`${list_id}-${at}`}
                item={item}
                is_active={at === active}
                onChoose={() => choose(item)}
              />
            ))}
          </div>
        </div>
      )}
    </AdField>
  )
}

interface OptionProps {
  id: string
  item: Named
  is_active: boolean
  onChoose: () => void
}

function NameOption({ id, item, is_active, onChoose }: OptionProps) {
  const { lang } = useTexts()
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    // the keyboard chooses from the field
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={is_active}
      className="menu-item"
      // the field keeps its focus; a finger that scrolls the list chooses nothing
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{item[`name_${lang}`]}</span>
      <bdi lang={other} className="ms-auto text-sm text-muted">
        {item[`name_${other}`]}
      </bdi>
    </div>
  )
}
