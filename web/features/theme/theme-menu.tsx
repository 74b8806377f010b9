import { THEMES } from '#domain/theme.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { useTheme } from './theme-provider.tsx'

const ICON = { system: 'screen', light: 'sun', dark: 'moon' } as const

export function ThemeMenu() {
  const { t } = useTexts()
  const { theme, setTheme } = useTheme()
  return (
    <Menu
      label={t('theme_menu')}
      className="button-icon"
      items={THEMES.map((one) => ({
        key: one,
        label: t(`theme_${one}`),
        icon: ICON[one],
        isChosen: one === theme,
        onSelect: () => setTheme(one),
      }))}
    >
      <Icon name={ICON[theme]} />
    </Menu>
  )
}
