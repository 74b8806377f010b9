export const DATA_SAVER_COOKIE = 'data-saver'

/**
 * What the cookie says. `on` and `off` are choices of the visitor; `slow` notes for an hour that the line was slow.
 * Without it the browser decides, by the header `Save-Data`.
 */
export const DATA_SAVER_STATES = ['on', 'off', 'slow'] as const
export type DataSaver = (typeof DATA_SAVER_STATES)[number]

const COOKIE = new RegExp(`(?:^|;\\s*)${DATA_SAVER_COOKIE}=([^;]*)`)

/** What is stored in the cookies of a request or a page; null if nothing valid is. */
export function dataSaverOf(cookies: string): DataSaver | null {
  const stored = COOKIE.exec(cookies)?.[1]
  return DATA_SAVER_STATES.find((state) => state === stored) ?? null
}

/**
 * Whether a visitor gets smaller pictures. A choice comes before what the browser asks for.
 * @param hint value of the header `Save-Data`
 */
export function savesData(cookies: string, hint: unknown): boolean {
  const stored = dataSaverOf(cookies)
  return stored === null ? asksToSave(hint) : stored !== 'off'
}

const asksToSave = (hint: unknown): boolean => typeof hint === 'string' && /^\s*on\s*(?:;|$)/i.test(hint)
