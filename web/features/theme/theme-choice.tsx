import { THEMES } from '#domain/theme.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { THEME_ICONS } from './theme-icons.ts'
import { useTheme } from './theme-provider.tsx'

/** The themes side by side, for the menu on phones. */
export function ThemeChoice() {
  const { t } = useTexts()
  const { theme, setTheme } = useTheme()
  return (
    <div role="group" aria-label={t('theme_menu')} className="needs-script flex">
      {THEMES.map((one) => (
        <button
          key={one}
          type="button"
          className="button-icon aria-pressed:text-brand"
          aria-label={t(`theme_${one}`)}
          aria-pressed={one === theme}
          title={t(`theme_${one}`)}
          onClick={() => setTheme(one)}
        >
          <Icon name={THEME_ICONS[one]} />
        </button>
      ))}
    </div>
  )
}
