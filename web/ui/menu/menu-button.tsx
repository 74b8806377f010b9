import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react'
import { preload } from '#web/platform/lazy-part.ts'

const OPENING_KEYS = ['ArrowDown', 'ArrowUp']

export interface MenuButtonProps {
  /** Accessible name of the button, if its content is not text. */
  label: string
  className: string
  /** Content of the button. */
  children: ReactNode
}

interface Props extends MenuButtonProps {
  /** Loads the code of the menu. */
  load: () => Promise<unknown>
  /** The lazy menu with its button, which replaces this one. */
  menu: ReactNode
}

/** A button with a menu. The code of the menu is loaded on hover or focus. */
export function MenuButton({ label, className, children, load, menu }: Props) {
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
  return isWanted ? <Suspense fallback={button}>{menu}</Suspense> : button
}
