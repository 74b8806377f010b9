import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { switchAddress } from './switch-address.ts'
import { useSwitchLanguage } from './use-switch-language.ts'

/** Links to this page in each language; with JavaScript they switch without a reload. */
export function LanguageLinks() {
  const { lang, t } = useTexts()
  const location = useLocation()
  const switchTo = useSwitchLanguage()

  function switchInPlace(event: MouseEvent, to: Lang) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void switchTo(to)
  }

  return (
    <ul aria-label={t('language_menu')} className="flex gap-1">
      {LANGUAGES.map((one) => (
        <li key={one}>
          <a
            href={switchAddress(one, location)}
            hrefLang={one}
            lang={one}
            aria-current={one === lang ? 'true' : undefined}
            onClick={(event) => switchInPlace(event, one)}
            className="nav-link aria-[current]:font-semibold aria-[current]:text-brand"
          >
            {t(`language_${one}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
