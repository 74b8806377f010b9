const CURSOR = /^[0-9a-z]{1,9}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The cursor in the URL; undefined if absent or malformed. */
export function cursorOf(params: URLSearchParams): string | undefined {
  const after = params.get('after') ?? ''
  return CURSOR.test(after) ? after : undefined
}
