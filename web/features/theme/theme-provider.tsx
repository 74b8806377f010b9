import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { Theme } from '#domain/theme.ts'
import { chooseTheme } from './choose-theme.ts'

const ThemeContext = createContext<{ theme: Theme; setTheme: (theme: Theme) => void }>({
  theme: 'system',
  setTheme: () => {},
})
export const useTheme = () => useContext(ThemeContext)

/** @param theme initial theme, from the request */
export function ThemeProvider({ theme: initial, children }: { theme: Theme; children: ReactNode }) {
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
