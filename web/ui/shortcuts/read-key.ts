interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}

/**
 * The name of a pressed key: `a`, `1`, `?`, `arrowleft`; with Ctrl or ⌘ `ctrl+a`. On Arabic layouts it is derived from
 * the position of the key. Null with Alt and for repeats.
 */
export function readKey(pressed: Pressed): string | null {
  const name = pressed.altKey || pressed.repeat ? null : nameOf(pressed)
  return name !== null && (pressed.ctrlKey || pressed.metaKey) ? `ctrl+${name}` : name
}

function nameOf({ key, code }: Pick<Pressed, 'key' | 'code'>): string | null {
  if (key === '؟') return '?'
  // Latin layouts differ, so the typed letter takes precedence over the position
  if (key.length > 1 || /^[a-z0-9?]$/i.test(key)) return key.toLowerCase()
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? null
}
