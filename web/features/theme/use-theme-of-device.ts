import { useEffect, useEffectEvent } from 'react'
import { readCookies } from '#web/platform/browser/cookie.ts'
import { useTheme } from './theme-provider.tsx'
import { themeOfCookies } from './theme-of-request.ts'

/** For a page that was rendered without the cookies of the device: applies its theme. */
export function useThemeOfDevice(): void {
  const { theme, setTheme } = useTheme()
  const apply = useEffectEvent(() => {
    const chosen = themeOfCookies(readCookies())
    if (chosen !== theme) setTheme(chosen)
  })
  useEffect(() => apply(), [])
}
