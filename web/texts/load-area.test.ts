import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { documentElement: { classList: { contains: (name: string) => name === 'lang-ar' } } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('SET-07 the browser asks for the texts of all areas at once, and who imports them waits for the last', async () => {
  const { defaultTexts, loadArea, loadTextsOfPage } = await import('./default-texts.ts')
  const asked: string[] = []
  const answers = ['first', 'second'].map((name) => ({
    name,
    ...Promise.withResolvers<{ ar: Record<string, string> }>(),
  }))
  const areaOf = ({ name, promise }: (typeof answers)[number]) => ({
    ar: () => {
      asked.push(name)
      return promise
    },
    en: () => Promise.reject(new Error('not the language of the page')),
  })
  // as two areas do in one file
  for (const answer of answers) await loadArea(areaOf(answer))
  expect(asked).toEqual(['first', 'second'])

  const isReady = vi.fn()
  const ready = loadTextsOfPage().then(isReady)
  answers[0]?.resolve({ ar: { one: 'أول' } })
  await answers[0]?.promise
  expect(isReady).not.toHaveBeenCalled()
  answers[1]?.resolve({ ar: { two: 'ثان' } })
  await ready
  expect(defaultTexts('ar')).toMatchObject({ one: 'أول', two: 'ثان' })
})
