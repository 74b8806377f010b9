import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPTIONAL_FEATURES, unguardedFeatures } from './optional-features.ts'

const usesIn = (source: string, file = 'web/ui/some.tsx') => unguardedFeatures(file, source).map(({ name }) => name)

test.each([
  ['new BroadcastChannel("tabs")', 'BroadcastChannel'],
  ['window.localStorage.getItem("key")', 'localStorage'],
  ['const stored = sessionStorage', 'sessionStorage'],
  ['await navigator.clipboard.writeText("text")', 'navigator.clipboard'],
  ['window.navigator.share?.({})', 'navigator.share'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['document.cookie = "a=b"', 'document.cookie'],
  ['import { get } from "idb-keyval"', 'idb-keyval'],
  ['const now = Notification.permission', 'Notification'],
])('%s is found', (source, name) => expect(usesIn(source)).toEqual([name]))

test.each([
  ['a comment', '// localStorage'],
  ['a text', 'const text = "localStorage"'],
  ['another name', 'import { Notification } from "#contract/notifications.ts"; const one: Notification = {}'],
  ['a property of something else', 'card.share()'],
])('%s is not found', (_, source) => expect(usesIn(source)).toEqual([]))

test('each feature may be used in its own module, which exists', () => {
  for (const [name, file] of Object.entries(OPTIONAL_FEATURES)) {
    expect(usesIn(name === 'idb-keyval' ? `import '${name}'` : name, file)).toEqual([])
    expect(existsSync(file), file).toBe(true)
  }
})
