import { themeOf, type Theme } from '#domain/theme.ts'

export const THEME_COOKIE = 'theme'

/** A cookie is all there is: the server draws the page in the chosen theme from the first byte. */
export function themeOfRequest(request: Request): Theme {
  return themeOf(new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1])
}
