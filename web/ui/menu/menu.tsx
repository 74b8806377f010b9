import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { MenuItem } from './menu-item.ts'

const load = () => import('./radix-menu.tsx')
const RadixMenu = lazy(load)
const OPENING_KEYS = ['ArrowDown', 'ArrowUp']

interface Props {
  /** Names the button where what it shows is no text. */
  label: string
  className: string
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuItem[]
  /** Above the items. */
  header?: ReactNode
}

/** A button with a menu. The menu's code is fetched when the pointer or the focus comes near. */
export function Menu({ label, className, children, items, header }: Props) {
  const [isWanted, setWanted] = useState(false)

  function openByKey(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    setWanted(true)
  }

  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
      onKeyDown={openByKey}
    >
      {children}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <RadixMenu label={label} className={className} items={items} header={header}>
        {children}
      </RadixMenu>
    </Suspense>
  )
}
