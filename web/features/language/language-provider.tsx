import { createContext, useContext, useState, type ReactNode } from 'react'
import type { WebsiteText } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { useTextOverlay } from './use-text-overlay.ts'

const SetLanguageContext = createContext<(lang: Lang) => void>(() => {})
export const useSetLanguage = () => useContext(SetLanguageContext)

interface Props {
  /** The language of the request. */
  lang: Lang
  /** Texts changed by admins; null if the server could not read them. */
  changedTexts: readonly WebsiteText[] | null
  children: ReactNode
}

/** Provides language and texts: the language of the request until the user switches. */
export function LanguageProvider({ lang, changedTexts, children }: Props) {
  const [chosen, setChosen] = useState<Lang | null>(null)
  const shown = chosen ?? lang
  const overlay = useTextOverlay(shown, changedTexts)
  return (
    <SetLanguageContext value={setChosen}>
      <TextsProvider value={createTexts(shown, overlay)}>{children}</TextsProvider>
    </SetLanguageContext>
  )
}
