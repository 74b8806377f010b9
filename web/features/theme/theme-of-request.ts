import { themeOf, type Theme } from '#domain/theme.ts'

export const THEME_COOKIE = 'theme'

/** The theme in the cookie, used for server rendering. */
export function themeOfRequest(request: Request): Theme {
  return themeOf(new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1])
}
