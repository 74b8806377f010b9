import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { Issues, Score } from './score.tsx'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const textOf = (lang: Lang, shown: ReactNode) =>
  renderToStaticMarkup(<TextsProvider value={createTexts(lang, {})}>{shown}</TextsProvider>)

const WARNING = {
  ar: 'رُصدت مشكلات في الأداء. جرّب تحسين الصور أو تفعيل خيارات الأداء.',
  en: 'Performance issues detected. Consider optimizing images or enabling performance features.',
}

test.each(['ar', 'en'] as const)(
  'PERF-01 PERF-02 PERF-03 a score below 70 warns, in words and with an icon (%s)',
  (lang) => {
    for (const [score, isWarning] of [
      [null, false],
      [100, false],
      [70, false],
      [69, true],
      [0, true],
    ] as const) {
      expect([score, textOf(lang, <Score score={score} />).includes('<svg')]).toEqual([score, isWarning])
      expect(textOf(lang, <Issues score={score} />).includes(WARNING[lang])).toBe(isWarning)
    }
  },
)

test('PERF-03 the badge is red below 70, grey below 90 and green from there', () => {
  const looks = [69, 70, 89, 90].map((score) => /class="([^"]*)"/.exec(textOf('en', <Score score={score} />))?.[1])
  expect(looks).toEqual(['tag bg-danger text-on-danger', 'tag', 'tag', 'tag tag-done'])
})
