import { PREFERENCE_COOKIES } from '#contract/page-host.ts'

const PREFERENCES = Object.entries(PREFERENCE_COOKIES).map(([name, values]) => ({
  name,
  values,
  pattern: new RegExp(`(?:^|;\\s*)${name}=([^;]*)`),
}))

/** The preference cookies with valid values. All other cookies are ignored. */
export function preferencesOf(cookies = ''): string[] {
  if (!cookies) return []
  return PREFERENCES.flatMap(({ name, values, pattern }) => {
    const sent = pattern.exec(cookies)?.[1]
    return values.some((value) => value === sent) ? [`${name}=${sent}`] : []
  })
}
