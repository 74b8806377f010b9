import type { Theme } from '#domain/theme.ts'
import { setCookie } from '#web/platform/browser/cookie.ts'
import { THEME_COOKIE } from './theme-of-request.ts'

/** Applies a theme to the document and stores it in a cookie, for the server. */
export function chooseTheme(theme: Theme): void {
  setCookie(`${THEME_COOKIE}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`)
  const { classList } = document.documentElement
  classList.remove('theme-light', 'theme-dark')
  if (theme !== 'system') classList.add(`theme-${theme}`)
}
