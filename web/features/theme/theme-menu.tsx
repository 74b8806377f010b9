import { THEMES } from '#domain/theme.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { THEME_ICONS } from './theme-icons.ts'
import { useTheme } from './theme-provider.tsx'

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
        icon: THEME_ICONS[one],
        isChosen: one === theme,
        onSelect: () => setTheme(one),
      }))}
    >
      <Icon name={THEME_ICONS[theme]} />
    </Menu>
  )
}
