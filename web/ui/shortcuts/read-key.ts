interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}

/**
 * The name of a key pressed without modifiers: `a`, `1`, `?`, `arrowleft`; by its position on Arabic keyboards. Null with
 * modifiers and for repeats.
 */
export function readKey({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey || repeat) return null
  if (key === '؟') return '?'
  // Latin layouts differ, so the typed letter takes precedence over the position
  if (key.length > 1 || /^[a-z0-9?]$/i.test(key)) return key.toLowerCase()
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? null
}
