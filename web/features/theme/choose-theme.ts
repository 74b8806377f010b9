import type { Theme } from '#domain/theme.ts'
import { THEME_COOKIE } from './theme-of-request.ts'

/** Turns the document at once and lets the server know for the next page. */
export function chooseTheme(theme: Theme): void {
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`
  const { classList } = document.documentElement
  classList.remove('theme-light', 'theme-dark')
  if (theme !== 'system') classList.add(`theme-${theme}`)
}
