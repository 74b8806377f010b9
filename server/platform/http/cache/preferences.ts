import { PREFERENCE_COOKIES } from '#contract/page-host.ts'
import { DATA_SAVER_COOKIE, savesData } from '#domain/data-saver.ts'

const PREFERENCES = Object.entries(PREFERENCE_COOKIES).map(([name, [, ...others]]) => ({
  name,
  others,
  pattern: new RegExp(`(?:^|;\\s*)${name}=([^;]*)`),
}))

/**
 * The preference cookies with valid values other than the default, the first. All other cookies are ignored.
 * @param saveData the header `Save-Data`: whoever saves data, for whatever reason, has the same cookie here
 */
export function preferencesOf(cookies = '', saveData?: unknown): string[] {
  if (!cookies && !saveData) return []
  const chosen = PREFERENCES.flatMap(({ name, others, pattern }) => {
    const sent = pattern.exec(cookies)?.[1]
    return others.some((value) => value === sent) ? [`${name}=${sent}`] : []
  })
  return savesData(cookies, saveData) ? [...chosen, `${DATA_SAVER_COOKIE}=on`] : chosen
}
