import { createContext, useCallback, useContext, useState } from 'react'
import type { WebsiteText } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { createTexts } from '#web/texts/create-texts.ts'
import { useTextPreview } from '#web/texts/text-preview.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { useTextOverlay } from './use-text-overlay.ts'

const PreviewBar = latePart(async () => (await import('./preview-bar.tsx')).PreviewBar)

const SetLanguageContext = createContext<(lang: Lang) => void>(() => {})
export const useSetLanguage = () => useContext(SetLanguageContext)

interface Props {
  /** The language of the request. */
  lang: Lang
  /** Texts changed by admins; null if the server could not read them. */
  changedTexts: readonly WebsiteText[] | null
  children: Elements
}

/** Provides language and texts: the language of the request until the user switches. */
export function LanguageProvider({ lang, changedTexts, children }: Props) {
  const [choice, setChoice] = useState<{ chosen: Lang; instead: Lang } | null>(null)
  // a later answer of the server is in the new language, or in that of another tab
  if (choice && choice.instead !== lang) setChoice(null)
  const shown = choice?.instead === lang ? choice.chosen : lang
  const setChosen = useCallback((chosen: Lang) => setChoice({ chosen, instead: lang }), [lang])
  const overlay = useTextOverlay(shown, changedTexts)
  const preview = useTextPreview()
  return (
    <SetLanguageContext value={setChosen}>
      <TextsProvider value={createTexts(shown, preview ? { ...overlay, ...preview.overlays[shown] } : overlay)}>
        {children}
        {preview && <PreviewBar back={preview.back} fallback={null} />}
      </TextsProvider>
    </SetLanguageContext>
  )
}
