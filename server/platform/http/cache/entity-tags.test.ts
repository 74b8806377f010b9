import { expect, onTestFinished, test, vi } from 'vitest'
import { pageTime } from '#domain/page-time.ts'
import type { ChannelEvent } from '#server/platform/events/events.ts'
import { createEntityTags, matchesTag } from './entity-tags.ts'
import { createTopicChanges } from './topics.ts'

const CAR = '0190b5e0-0000-7000-8000-000000000001'
const TOPICS = new Set(['cars', `car:${CAR}`, 'car:all'])

const since = (change: number, time = new Date()) => ({ change, time })

function givenTags() {
  let emit = (_event: ChannelEvent) => {}
  const changes = createTopicChanges((listener) => void (emit = listener))
  return { tags: createEntityTags(changes), changes, emit: (event: ChannelEvent) => emit(event) }
}

test('the tag of a response stays until one of its topics changes', () => {
  const { tags, changes, emit } = givenTags()
  const tag = tags.tagOf('/', TOPICS, since(changes.now()))
  emit({ type: 'texts_changed' })
  expect(tags.current('/')?.tag).toBe(tag)
  expect(tags.tagOf('/', TOPICS, since(changes.now()))).toBe(tag)
  emit({ type: 'cars_changed', ids: [CAR] })
  expect(tags.current('/')?.tag).not.toBe(tag)
  expect(tags.tagOf('/', TOPICS, since(changes.now()))).not.toBe(tag)
})

test('a tag stands for the time that a page shows: it changes every ten minutes, and so does the page', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T09:59:59.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { tags, changes } = givenTags()
  const begun = since(changes.now(), new Date())
  const tag = tags.tagOf('/', TOPICS, begun)
  vi.setSystemTime(new Date('2026-05-01T10:00:00.000Z'))
  expect(tags.current('/')?.tag).not.toBe(tag)
  // rendered with the time before
  expect(tags.tagOf('/', TOPICS, begun)).toBeNull()
  const next = tags.tagOf('/', TOPICS, since(changes.now(), new Date()))
  const shown = pageTime(new Date())
  vi.setSystemTime(new Date('2026-05-01T10:09:59.000Z'))
  expect(pageTime(new Date())).toBe(shown)
  expect(tags.current('/')?.tag).toBe(next)
})

test('all tags change if events may have been missed', () => {
  const { tags, changes, emit } = givenTags()
  const tag = tags.tagOf('/', TOPICS, since(changes.now()))
  emit({ type: 'events_missed' })
  expect(tags.current('/')?.tag).not.toBe(tag)
})

test('a response that changed while it was rendered has no tag', () => {
  const { tags, changes, emit } = givenTags()
  const begun = changes.now()
  emit({ type: 'cars_changed', ids: [CAR] })
  expect(tags.tagOf('/', TOPICS, since(begun))).toBeNull()
  expect(tags.current('/')).toBeNull()
})

test('other pages, languages, encodings and processes have other tags', () => {
  const [one, other] = [givenTags(), givenTags()]
  const tag = one.tags.tagOf('["/","br",[]]', TOPICS, since(0))
  expect(one.tags.tagOf('["/","gzip",[]]', TOPICS, since(0))).not.toBe(tag)
  expect(other.tags.tagOf('["/","br",[]]', TOPICS, since(0))).not.toBe(tag)
})

test.each([
  ['"a"', true],
  ['"b", "a"', true],
  ['W/"a"', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s has the tag "a": %s', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches)
})
