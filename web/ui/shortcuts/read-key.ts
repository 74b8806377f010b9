interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}

/**
 * The name of a key that was pressed alone: `a`, `1`, `?`, `arrowleft`; by its place where the keyboard writes Arabic.
 * Null for a key with others, or one that is held down.
 */
export function readKey({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey || repeat) return null
  if (key === '؟') return '?'
  // a Latin keyboard may have its letters elsewhere, so what it writes comes first
  if (key.length > 1 || /^[a-z0-9?]$/i.test(key)) return key.toLowerCase()
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? null
}
