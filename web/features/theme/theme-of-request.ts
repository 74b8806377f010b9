import { themeOf, type Theme } from '#domain/theme.ts'

export const THEME_COOKIE = 'theme'

/** The theme in the cookie, used for server rendering. */
export const themeOfRequest = (request: Request): Theme => themeOfCookies(request.headers.get('cookie') ?? '')

export const themeOfCookies = (cookies: string): Theme =>
  themeOf(new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=([^;]*)`).exec(cookies)?.[1])
