import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Waiting } from '#web/rendering/late-part.tsx'
import type { Elements } from '../elements.tsx'
import { keyOf } from '../keys/key-of.ts'

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
  preload: () => void
  /** Renders the menu, loaded on demand, with its button, which replaces this one. */
  renderMenu: (waiting: Waiting) => Elements
}

/** A button with a menu. The code of the menu is loaded on hover or focus. */
export function MenuButton({ label, className, children, preload, renderMenu }: Props) {
  const [isWanted, setWanted] = useState(false)

  function openByKey(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(keyOf(event))) return
    event.preventDefault()
    setWanted(true)
  }

  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
      onKeyDown={openByKey}
    >
      {children}
    </button>
  )
  return renderMenu({ isWanted, fallback: button, onFail: () => setWanted(false) })
}
