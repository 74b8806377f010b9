import { LANGUAGES } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { useSwitchLanguage } from './use-switch-language.ts'

/** A menu of the languages, each in its own name. */
export function LanguageMenu() {
  const { lang, t } = useTexts()
  const switchTo = useSwitchLanguage()
  return (
    <Menu
      label={t('language_menu')}
      className="button-icon"
      items={LANGUAGES.map((one) => ({
        key: one,
        label: t(`language_${one}`),
        lang: one,
        isChosen: one === lang,
        onSelect: () => void switchTo(one),
      }))}
    >
      <Icon name="globe" />
    </Menu>
  )
}
