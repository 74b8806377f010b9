import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import type { Verdict } from './decide-ads.ts'

const REJECTED: Verdict = { isApproved: false, reasons: [AD_REJECTION_REASONS[0]], note: 'الصور لسيارة أخرى' }
const NOTE = (text: string): Verdict => ({ ...REJECTED, note: text })

let stored: Map<string, string>
let isFull: boolean
beforeEach(() => {
  stored = new Map()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full')
      stored.set(key, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the module anew, as a page reload does. */
async function load() {
  vi.resetModules()
  return import('./unsent-verdicts.ts')
}

test('ADMIN-01 the note of a rejection survives a reload until the server has responded', async () => {
  const before = await load()
  before.storeVerdicts([before.unsentKey('me', 'a'), before.unsentKey('me', 'b')], REJECTED)
  const after = await load()
  expect(after.unsentVerdicts()).toEqual({ 'me a': REJECTED, 'me b': REJECTED })
  after.removeVerdicts(['me a'])
  expect((await load()).unsentVerdicts()).toEqual({ 'me b': REJECTED })
})

test('ADMIN-01 notes of two tabs are stored separately', async () => {
  const [one, other] = [await load(), await load()]
  one.storeVerdicts(['me a'], NOTE('1'))
  other.storeVerdicts(['me b'], NOTE('2'))
  one.storeVerdicts(['me c'], NOTE('3'))
  expect(Object.keys((await load()).unsentVerdicts())).toEqual(['me a', 'me b', 'me c'])
})

test('ADMIN-01 invalid stored data is ignored, and with a full storage notes are kept in the page', async () => {
  for (const rubbish of ['{', '[]', 'null', '7']) {
    stored.set('sayyad-unsent-decisions', rubbish)
    expect((await load()).unsentVerdicts()).toEqual({})
  }
  stored.clear()
  isFull = true
  const page = await load()
  page.storeVerdicts(['me a'], REJECTED)
  expect(page.unsentVerdicts()).toEqual({ 'me a': REJECTED })
})

test('ADMIN-01 only the latest fifty are kept', async () => {
  const page = await load()
  for (let at = 0; at < 60; at++) page.storeVerdicts([`me ${at}`], REJECTED)
  const keys = Object.keys(page.unsentVerdicts())
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([50, 'me 10', 'me 59'])
})
