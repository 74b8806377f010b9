import { PREFERENCE_COOKIES } from '#contract/page-host.ts'

const PREFERENCES = Object.entries(PREFERENCE_COOKIES).map(([name, [, ...others]]) => ({
  name,
  others,
  pattern: new RegExp(`(?:^|;\\s*)${name}=([^;]*)`),
}))

/** The preference cookies with valid values other than the default, the first. All other cookies are ignored. */
export function preferencesOf(cookies = ''): string[] {
  if (!cookies) return []
  return PREFERENCES.flatMap(({ name, others, pattern }) => {
    const sent = pattern.exec(cookies)?.[1]
    return others.some((value) => value === sent) ? [`${name}=${sent}`] : []
  })
}
