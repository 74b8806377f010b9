import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { plainAddress, switchAddress } from './address-in.ts'
import { useSetLanguage } from './language-provider.tsx'
import { switchLanguage } from './switch-language.ts'

/** A link to this page in the other language; with JavaScript it switches in place. */
export function LanguageSwitch() {
  const { lang, t } = useTexts()
  const location = useLocation()
  const navigate = useNavigate()
  const setLanguage = useSetLanguage()
  const other = lang === 'ar' ? 'en' : 'ar'

  async function switchInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await switchLanguage(other)
    setLanguage(other)
    // going to the same place again makes the loaders fetch the texts anew
    await navigate(plainAddress(location), { replace: true, preventScrollReset: true, state: location.state })
  }

  return (
    <a
      href={switchAddress(other, location)}
      hrefLang={other}
      lang={other}
      onClick={(event) => void switchInPlace(event)}
      className="button-quiet"
    >
      {t('language_switch')}
    </a>
  )
}
