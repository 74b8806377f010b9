import { CURSOR } from '#domain/cursor.ts'

/** The cursor in the URL; undefined if absent or malformed. */
export function cursorOf(params: URLSearchParams): string | undefined {
  const after = params.get('after') ?? ''
  return CURSOR.test(after) ? after : undefined
}
