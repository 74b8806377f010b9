import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultTexts } from '#web/texts/default-texts.ts'
import { keepPageLanguage } from './keep-page-language.ts'

afterEach(() => vi.unstubAllGlobals())

/** Asks for data from a page in English, which is answered in a language. */
async function ask(lang: string, cookie: string): Promise<string> {
  const page = { cookie, documentElement: { classList: { contains: (name: string) => name === 'lang-en' } } }
  vi.stubGlobal('document', page)
  const answers = { root: { type: 'data' as const, result: { lang } } }
  const asked = { request: new Request('http://localhost/'), context: new RouterContextProvider() }
  expect(await keepPageLanguage(asked as never, () => Promise.resolve(answers))).toBe(answers)
  return page.cookie
}

test('LANG-02 an open page in English asks in English though its cookie was cleared', async () => {
  expect(await ask('en', 'other=1')).toContain('preferred-language=en')
  expect(await ask('ar', 'preferred-language=ar')).toBe('preferred-language=ar')
})

test('LANG-02 texts of the language of an answer are loaded before it is shown', async () => {
  await ask('ar', 'preferred-language=ar')
  expect(defaultTexts('ar')['nav_sign_in']).toBeTruthy()
})
