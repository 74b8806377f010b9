import { expect, onTestFinished, test, vi } from 'vitest'

test('ERRB-02 repair forgets cached responses and nothing of the visitor, and shows the page in Arabic', async () => {
  const stored = new Map([
    ['app_settings_cache', '{}'],
    ['website-texts-cache-en', '{}'],
    ['preferred-language', 'en'],
    ['ad_draft:1', '{}'],
    ['messages-waiting', 'true'],
  ])
  const classes = new Set(['lang-en', 'theme-dark'])
  const root = {
    lang: 'en',
    dir: 'ltr',
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
  }
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const clear = vi.fn<() => void>()
  vi.doMock('#web/platform/queries/query-client.ts', () => ({ browserQueryClient: () => ({ clear }) }))
  onTestFinished(() => vi.doUnmock('#web/platform/queries/query-client.ts'))
  const { clearClientData } = await import('./clear-client-data.ts')
  clearClientData()
  expect(clear).toHaveBeenCalledOnce()
  expect([...stored.keys()]).toEqual(['preferred-language', 'ad_draft:1', 'messages-waiting'])
  expect([root.lang, root.dir, [...classes].toSorted()]).toEqual(['ar', 'rtl', ['lang-ar', 'theme-dark']])
})
