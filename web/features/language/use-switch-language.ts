import { useLocation, useNavigate } from 'react-router'
import type { Lang } from '#domain/language.ts'
import { plainAddress } from './address-in.ts'
import { useSetLanguage } from './language-provider.tsx'
import { switchLanguage } from './switch-language.ts'

/** Switches in place, without a reload. */
export function useSwitchLanguage(): (lang: Lang) => Promise<void> {
  const location = useLocation()
  const navigate = useNavigate()
  const setLanguage = useSetLanguage()
  return async (lang) => {
    await switchLanguage(lang)
    setLanguage(lang)
    // going to the same place again makes the loaders fetch the texts anew
    await navigate(plainAddress(location), { replace: true, preventScrollReset: true, state: location.state })
  }
}
