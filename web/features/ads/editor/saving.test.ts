import { expect, test } from 'vitest'
import type { Draft } from '#contract/ads.ts'
import { EMPTY_FORM, fieldsOf } from './ad-form.ts'
import {
  isUnsent,
  nextTry,
  reopen,
  saveNext,
  startSaving,
  statusOf,
  type LocalDraft,
  type SavingEvent,
} from './saving.ts'

const after = (...events: SavingEvent[]) => events.reduce(saveNext, startSaving(EMPTY_FORM))
const typed = (price: string): SavingEvent => ({ type: 'changed', change: { price } })
const draft = (price: string, version: number): Draft => ({
  id: '0190b5e0-0000-7000-8000-000000000000',
  fields: fieldsOf({ ...EMPTY_FORM, price }),
  picture_ids: [],
  is_edit: false,
  imported_images: [],
  version,
  updated_at: '2026-01-01T00:00:00.000Z',
})
const local = (price: string, version: number, isSent: boolean): LocalDraft => ({
  owner_id: '0190b5e0-0000-7000-8000-000000000001',
  form: { ...EMPTY_FORM, price },
  picture_ids: [],
  version,
  isSent,
  updated_at: '2026-01-01T00:00:00.000Z',
})

test('AD-08 text typed while saving is sent afterwards', () => {
  const underWay = after(typed('1'), { type: 'sending' }, typed('2'))
  expect(nextTry(underWay)).toBeNull()
  const saved = saveNext(underWay, { type: 'saved', version: 1 })
  expect(isUnsent(saved)).toBe(true)
  expect(nextTry(saved)).not.toBeNull()
  const all = saveNext(saveNext(saved, { type: 'sending' }), { type: 'saved', version: 2 })
  expect([statusOf(all), nextTry(all), all.version]).toEqual(['saved', null, 2])
})

test('AD-08 without a connection nothing is lost, and retries become less frequent', () => {
  const once = after(typed('1'), { type: 'sending' }, { type: 'failed', trouble: 'offline' })
  const twice = [{ type: 'sending' }, { type: 'failed', trouble: 'offline' }] as const
  const later = twice.reduce<typeof once>(saveNext, once)
  expect(statusOf(once)).toBe('offline')
  expect(once.form.price).toBe('1')
  expect(nextTry(later)!).toBeGreaterThan(nextTry(once)!)
  const forever = { ...later, failures: 50 }
  expect(nextTry(forever)).toBe(60_000)
  expect(nextTry(saveNext(later, { type: 'retried' }))!).toBeLessThan(nextTry(once)!)
})

test('AD-08 a rejected draft is sent again at once when it changes, and rarely without changes', () => {
  const rejected = [1, 2, 3].flatMap((): SavingEvent[] => [{ type: 'sending' }, { type: 'failed', trouble: 'refused' }])
  const stuck = after(typed('1'), ...rejected)
  expect(nextTry(stuck)).toBe(60_000)
  expect(nextTry(saveNext(stuck, typed('2')))).toBe(nextTry(after(typed('2'))))
})

test('AD-08 a conflict with another device waits for a choice, and either version can be kept', () => {
  const parted = after(typed('1'), { type: 'sending' }, { type: 'changed_elsewhere', draft: draft('9', 7) })
  expect([statusOf(parted), nextTry(parted)]).toEqual(['conflict', null])
  const mine = saveNext(parted, { type: 'mine_kept' })
  expect([mine.form.price, mine.version, isUnsent(mine)]).toEqual(['1', 7, true])
  const theirs = saveNext(parted, { type: 'theirs_taken' })
  expect([theirs.form.price, theirs.version, isUnsent(theirs)]).toEqual(['9', 7, false])
})

test.each([
  ['nothing was kept here', draft('9', 2), null, '9', false, false],
  ['all was sent from here, more came from elsewhere', draft('9', 3), local('1', 2, true), '9', false, false],
  ['the rest was not sent', draft('9', 2), local('1', 2, false), '1', true, false],
  ['the answer to the last saving was lost', draft('1', 3), local('1', 2, false), '1', false, false],
  ['both were changed', draft('9', 3), local('1', 2, false), '1', true, true],
  ['the server never heard of it', null, local('1', 0, false), '1', true, false],
])('AD-08 reopened: %s', (_, server, stored, price, isLeftUnsent, isConflict) => {
  const fromServer = server ? startSaving({ ...EMPTY_FORM, price: '9' }, server) : startSaving(EMPTY_FORM)
  const same = server?.fields.price === '1' ? startSaving({ ...EMPTY_FORM, price: '1' }, server) : fromServer
  const opened = reopen(same, server, stored)
  expect([opened.form.price, isUnsent(opened), opened.theirs !== null]).toEqual([price, isLeftUnsent, isConflict])
})
