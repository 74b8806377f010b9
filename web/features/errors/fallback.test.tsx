import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import type { FallbackProps } from './fallback-props.ts'
import { MinimalFallback, PartialFallback } from './fallback.tsx'

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadDefaultTexts(lang)
})

const RETRY = { ar: 'حاول مرة أخرى', en: 'Try again' }
const SAID = {
  ar: { minimal: 'تعذّر عرض هذا الجزء.', partial: 'تعذّر عرض هذه الصفحة' },
  en: { minimal: 'We couldn’t show this part.', partial: 'We couldn’t show this page' },
}
const OTHERS = {
  ar: ['أصلح وأعد التحميل', 'أعد تحميل الصفحة', 'الصفحة الرئيسية'],
  en: ['Repair and reload', 'Reload the page', 'Go to home'],
}

function htmlOf(Fallback: ComponentType<FallbackProps>, lang: 'ar' | 'en', retries: number) {
  const error = new Error('x')
  return renderToStaticMarkup(
    <TextsProvider value={createTexts(lang, {})}>
      <Fallback error={error} id="a reference" retries={retries} tryAgain={() => {}} />
    </TextsProvider>,
  )
}

/** The texts of the buttons and links of a page. */
const controlsOf = (html: string): string[] =>
  [...html.matchAll(/<(button|a)\b[^>]*>(.*?)<\/\1>/g)].map(([, , inner = '']) => inner.replaceAll(/<[^>]+>/g, ''))

test.each(LANGUAGES)(
  'ERRB-01 ERRB-02 a part that failed is one line, with a button to retry three times (%s)',
  (lang) => {
    expect(htmlOf(MinimalFallback, lang, 2)).toContain(SAID[lang].minimal)
    expect(controlsOf(htmlOf(MinimalFallback, lang, 2))).toEqual([RETRY[lang]])
    expect(controlsOf(htmlOf(MinimalFallback, lang, 3))).toEqual([])
  },
)

test.each(LANGUAGES)(
  'ERRB-01 ERRB-02 a page that failed can be retried three times, repaired, reloaded and left (%s)',
  (lang) => {
    expect(controlsOf(htmlOf(PartialFallback, lang, 2))).toEqual(expect.arrayContaining([RETRY[lang], ...OTHERS[lang]]))
    const last = htmlOf(PartialFallback, lang, 3)
    expect(controlsOf(last)).not.toContain(RETRY[lang])
    expect(controlsOf(last)).toEqual(expect.arrayContaining(OTHERS[lang]))
    expect(last).toContain('href="/"')
    for (const text of [SAID[lang].partial, 'a reference']) expect(last).toContain(text)
  },
)
