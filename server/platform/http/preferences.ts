import { PREFERENCE_COOKIES } from '#contract/page-host.ts'

/** The preference cookies with valid values. All other cookies are ignored. */
export function preferencesOf(cookies = ''): string[] {
  return Object.entries(PREFERENCE_COOKIES).flatMap(([name, values]) => {
    const sent = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]
    return values.some((value) => value === sent) ? [`${name}=${sent}`] : []
  })
}
