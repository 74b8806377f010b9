import { createContext, useContext, useMemo, useState } from 'react'
import type { Theme } from '#domain/theme.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { chooseTheme } from './choose-theme.ts'

const ThemeContext = createContext<{ theme: Theme; setTheme: (theme: Theme) => void }>({
  theme: 'system',
  setTheme: () => {},
})
export const useTheme = () => useContext(ThemeContext)

/** @param theme initial theme, from the request */
export function ThemeProvider({ theme: initial, children }: { theme: Theme; children: Elements }) {
  const [theme, setTheme] = useState(initial)
  const value = useMemo(
    () => ({
      theme,
      setTheme: (chosen: Theme) => {
        chooseTheme(chosen)
        setTheme(chosen)
      },
    }),
    [theme],
  )
  return <ThemeContext value={value}>{children}</ThemeContext>
}
