import { DATA_SAVER_COOKIE, dataSaverOf, type DataSaver } from '#domain/data-saver.ts'
import { readCookies, setCookie } from '#web/platform/browser/cookie.ts'

const YEAR_S = 31_536_000
const HOUR_S = 3600

export const storedDataSaver = (): DataSaver | null => dataSaverOf(readCookies())

/** Stores a choice for a year, or for an hour that the line was slow; null leaves it to the browser. */
export function storeDataSaver(state: DataSaver | null): void {
  const seconds = state === null ? 0 : state === 'slow' ? HOUR_S : YEAR_S
  setCookie(`${DATA_SAVER_COOKIE}=${state ?? ''}; Path=/; Max-Age=${seconds}; SameSite=Lax`)
}
