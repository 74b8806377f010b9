import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDevice } from './device-owner.ts'
import { deviceStore } from './device-store.ts'

const ids = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.slice(0, 3) : [])
const text = (stored: unknown): string => (typeof stored === 'string' ? stored : '')

let stored: Map<string, string>
/** Number of characters that the storage takes. */
let room: number

/** Its keys are properties, as those of `Storage`. */
class TestStorage {
  getItem(key: string) {
    return stored.get(key) ?? null
  }
  setItem(key: string, value: string) {
    const others = [...stored].filter(([one]) => one !== key)
    const used = others.reduce((sum, entry) => sum + entry.join('').length, key.length + value.length)
    if (used > room) throw new DOMException('full', 'QuotaExceededError')
    stored.set(key, value)
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string) {
    stored.delete(key)
    Reflect.deleteProperty(this, key)
  }
}

beforeEach(() => {
  stored = new Map()
  room = Infinity
  vi.stubGlobal('localStorage', new TestStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('a value outlasts the page, and is limited by its reader also when it is written', () => {
  deviceStore({ key: 'ids', read: ids }).set(['a', 'b', 'c', 'd'])
  const next = deviceStore({ key: 'ids', read: ids })
  expect(next.get()).toEqual(['a', 'b', 'c'])
  expect(next.get()).toBe(next.get())
  next.set(undefined)
  expect([next.get(), stored.size]).toEqual([[], 0])
})

test('two tabs change a value one after the other, and none loses what the other has stored', () => {
  const [one, other] = [deviceStore({ key: 'ids', read: ids }), deviceStore({ key: 'ids', read: ids })]
  one.update((all) => ['a', ...all])
  other.update((all) => ['b', ...all])
  one.update((all) => ['c', ...all])
  expect([one.get(), other.get()]).toEqual([
    ['c', 'b', 'a'],
    ['c', 'b', 'a'],
  ])
})

test('what is typed in a tab stays there while another tab types, and is stored by part', () => {
  const open = () => deviceStore({ key: 'typed-*', isText: true, isOfTab: true, read: text })
  const [one, other] = [open(), open()]
  one.set('mine', 'thread')
  other.set('theirs', 'thread')
  one.set('more', 'thread two')
  expect([one.get('thread'), other.get('thread'), one.get('another')]).toEqual(['mine', 'theirs', ''])
  expect(one.parts()).toEqual(['thread', 'thread two'])
  expect([...stored]).toEqual([
    ['typed-thread', 'theirs'],
    ['typed-thread two', 'more'],
  ])
})

test('what is only shown leaves the storage as it is', () => {
  const store = deviceStore({ key: 'typed', isText: true, read: text })
  store.set('sent')
  store.show('')
  expect([store.get(), stored.get('typed')]).toEqual(['', 'sent'])
})

test.each(['{', '"x"', '7', 'null', '{"a":1}'])('where %j is stored there is nothing', (rubbish) => {
  stored.set('ids', rubbish)
  expect(deviceStore({ key: 'ids', read: ids }).get()).toEqual([])
})

test('cached responses make room for what a user writes', () => {
  stored.set('app_settings_cache', 'x'.repeat(50)).set('preferred-language', 'en')
  room = 60
  const store = deviceStore({ key: 'ids', read: ids })
  store.set(['a', 'b'])
  expect([...stored.keys()]).toEqual(['preferred-language', 'ids'])
})

test('in a full or missing storage a value lasts as long as the page, with all its changes, and an older one stays', () => {
  const store = deviceStore({ key: 'ids', read: ids })
  store.set(['a'])
  room = 0
  store.update((all) => ['b', ...all])
  store.update((all) => ['c', ...all])
  expect(store.get()).toEqual(['c', 'b', 'a'])
  expect(deviceStore({ key: 'ids', read: ids }).get()).toEqual(['a'])
  room = Infinity
  store.update((all) => all.slice(0, 2))
  expect(deviceStore({ key: 'ids', read: ids }).get()).toEqual(['c', 'b'])

  vi.stubGlobal('localStorage', undefined)
  const page = deviceStore({ key: 'other', read: ids })
  page.set(['a'])
  expect(page.get()).toEqual(['a'])
  page.set(undefined)
  expect(page.get()).toEqual([])
})

test('AUTH-03 sign-out removes what is of a user from the storage and from memory, whoever has stored it', async () => {
  const [typed, choice] = [
    deviceStore({ key: 'typed', isText: true, isOfTab: true, read: text }),
    deviceStore({ key: 'shortcuts', of: 'device', read: (one) => one !== false }),
  ]
  typed.set('words')
  choice.set(false)
  localStorage.setItem('of nobody knows whom', 'words')
  await clearDevice()
  expect([typed.get(), choice.get(), [...stored.keys()]]).toEqual(['', false, ['shortcuts']])
})

test('all values of a kind are one object until one of them changes, in any tab', () => {
  const open = () => deviceStore({ key: 'turn *', read: ids })
  const [one, other] = [open(), open()]
  one.set(['a'], '1')
  const before = one.all()
  expect([...before]).toEqual([['1', ['a']]])
  expect(one.all()).toBe(before)
  other.set(['b'], '2')
  expect([...one.all()]).toEqual([
    ['1', ['a']],
    ['2', ['b']],
  ])
  other.set(undefined, '1')
  expect([...one.all().keys()]).toEqual(['2'])
})
