import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { storeTexts, readStoredTexts } from './cached-texts.ts'
import { checkTexts, shownTexts, TEXTS_QUERY, textsRetryDelay } from './use-text-overlay.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('SET-05 texts are kept for each language under version 3.1', () => {
  storeTexts('ar', { nav_home: 'البداية' })
  expect([...stored.keys()].toSorted()).toEqual(['website-texts-cache-ar', 'website-texts-version-ar'])
  expect(JSON.parse(stored.get('website-texts-version-ar') ?? '')).toBe('3.1')
  expect(readStoredTexts('ar')).toEqual({ nav_home: 'البداية' })
  expect(readStoredTexts('en')).toEqual({})
})

test.each([
  ['of another version', '{"nav_home":"a"}', '"3.0"'],
  ['empty', '{}', '"3.1"'],
  ['no JSON', '{', '"3.1"'],
  ['null', 'null', '"3.1"'],
  ['a list', '["a"]', '"3.1"'],
  ['with what is no text', '{"nav_home":7}', '"3.1"'],
])('SET-05 a cache that is %s is cleared', (_, cache, version) => {
  stored.set('website-texts-cache-ar', cache).set('website-texts-version-ar', version)
  expect(readStoredTexts('ar')).toEqual({})
  expect(stored.size).toBe(0)
})

test('SET-05 SET-07 a storage that is full keeps nothing of older texts beside newer ones', () => {
  storeTexts('ar', { nav_home: 'البداية' })
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: (key: string, value: string) => {
      if (key.includes('version')) throw new Error('The storage is full')
      stored.set(key, value)
    },
  })
  storeTexts('ar', { nav_home: 'المدخل' })
  expect(stored.size).toBe(0)
})

test('SET-05 SET-07 a storage that throws is treated as missing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => storeTexts('ar', { nav_home: 'a' })).not.toThrow()
  expect(readStoredTexts('ar')).toEqual({})
})

test('SET-06 the three retries wait 300 ms, doubled, two seconds at most', () => {
  expect([0, 1, 2, 3, 9].map(textsRetryDelay)).toEqual([300, 600, 1200, 2000, 2000])
})

test.each([[null], [{}], [[{ text_key: 'a' }]], [[null]], ['texts']])(
  'SET-07 %j is not accepted as a list of texts',
  (answer) => {
    expect(() => checkTexts(answer)).toThrow('invalid structure')
  },
)

test('SET-07 texts of an earlier visit are shown once a request has failed, and none while it is in progress', () => {
  storeTexts('en', { nav_home: 'Start' })
  expect(shownTexts('en', { data: undefined, isFailing: true })).toEqual({ nav_home: 'Start' })
  expect(shownTexts('en', { data: undefined, isFailing: false })).toEqual({})
  const data = [{ text_key: 'nav_home', text_ar: 'البداية', text_en: 'Begin', category: 'site' }]
  expect(shownTexts('en', { data, isFailing: true })).toEqual({ nav_home: 'Begin' })
})

test('SET-06 texts are fresh for ten seconds, and a failed request is repeated three times', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = new QueryClient()
  const asked = vi.fn<() => Promise<string[]>>(async () => [])
  const ask = () => client.fetchQuery({ ...TEXTS_QUERY, ['queryKey']: ['texts'], queryFn: asked })
  await ask()
  await vi.advanceTimersByTimeAsync(9999)
  await ask()
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await ask()
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  asked.mockRejectedValue(new Error('x'))
  const failed = ask().catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(300 + 600 + 1200)
  expect(await failed).toBe('failed')
  expect(asked).toHaveBeenCalledTimes(6)
  client.clear()
})

test('SET-06 browsers keep texts for five minutes, and fetch them again with the focus and with each mount', async () => {
  vi.stubEnv('SSR', false)
  vi.resetModules()
  onTestFinished(() => void vi.unstubAllEnvs())
  const { TEXTS_QUERY: ofBrowser } = await import('./use-text-overlay.ts')
  expect(ofBrowser).toMatchObject({ gcTime: 300_000, refetchOnWindowFocus: true, refetchOnMount: true })
})
