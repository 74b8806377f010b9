import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lazyPart, preload } from '#web/platform/lazy-part.ts'
import type { MenuItem } from './menu-item.ts'

const load = () => import('./radix-menu.tsx')
const RadixMenu = lazyPart(load)
const OPENING_KEYS = ['ArrowDown', 'ArrowUp']

interface Props {
  /** Accessible name of the button, if its content is not text. */
  label: string
  className: string
  /** Content of the button. */
  children: ReactNode
  items: readonly MenuItem[]
  /** Heading above the items. */
  header?: ReactNode
}

/** A button with a menu. The code of the menu is loaded on hover or focus. */
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
      onPointerEnter={() => preload(load)}
      onFocus={() => preload(load)}
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
