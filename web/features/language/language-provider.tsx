import { createContext, useContext, useState, type ReactNode } from 'react'
import type { WebsiteText } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'

const SetLanguageContext = createContext<(lang: Lang) => void>(() => {})
export const useSetLanguage = () => useContext(SetLanguageContext)

interface Props {
  /** As the server decided. */
  lang: Lang
  changed_texts: readonly WebsiteText[]
  children: ReactNode
}

/** The language of everything below: the server's decision until the visitor switches. */
export function LanguageProvider({ lang, changed_texts, children }: Props) {
  const [chosen, setChosen] = useState<Lang | null>(null)
  return (
    <SetLanguageContext value={setChosen}>
      <TextsProvider value={createTexts(chosen ?? lang, changed_texts)}>{children}</TextsProvider>
    </SetLanguageContext>
  )
}
