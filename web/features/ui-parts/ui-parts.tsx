import { useEffect, useState } from 'react'
import { directionOf, LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { Parts } from './parts.tsx'

const THEMES = ['light', 'dark'] as const

/** All components of the design system in both directions and themes. Only in development. */
export function UiParts() {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void Promise.all(LANGUAGES.map(loadDefaultTexts)).then(() => setReady(true))
  }, [])
  if (!isReady) return null
  return (
    <main id="content" className="grid xl:grid-cols-2">
      {LANGUAGES.flatMap((lang) =>
        THEMES.map((theme) => (
          <section
            key={`${lang} ${theme}`}
            lang={lang}
            dir={directionOf(lang)}
            className={`theme-${theme} lang-${lang} bg-ground p-6 text-ink`}
          >
            <TextsProvider value={createTexts(lang, {})}>
              <Parts />
            </TextsProvider>
          </section>
        )),
      )}
    </main>
  )
}
