import { keyOf } from '../keys/key-of.ts'

interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  keyCode?: number
  isComposing?: boolean
}

/**
 * The name of a pressed key: `a`, `1`, `?`, `arrowleft`; with Ctrl or ⌘ `ctrl+a`. On Arabic layouts it is derived from
 * the position of the key. Null with Alt, for repeats and for keys of an input method.
 */
export function readKey(pressed: Pressed): string | null {
  const key = pressed.altKey || pressed.repeat ? '' : keyOf(pressed)
  const name = key && nameOf(key, pressed.code)
  if (!name) return null
  return pressed.ctrlKey || pressed.metaKey ? `ctrl+${name}` : name
}

function nameOf(key: string, code: string): string | null {
  if (key === '؟') return '?'
  // Latin layouts differ, so the typed letter takes precedence over the position
  if (key.length > 1 || /^[a-z0-9?]$/i.test(key)) return key.toLowerCase()
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? null
}
