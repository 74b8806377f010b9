import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToast, currentToast, dismissToast, removeLate, removeToast, updateToast } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('TOAST-01 one toast at a time: a second one replaces the first', () => {
  const first = addToast({ title: 'first' })
  const second = addToast({ title: 'second' })
  expect(currentToast()).toMatchObject({ id: second, title: 'second', isOpen: true })
  updateToast(first, { title: 'late' })
  dismissToast(first)
  removeToast(first)
  expect(currentToast()).toMatchObject({ id: second, title: 'second', isOpen: true })
})

test('TOAST-01 a toast is updated by its id, and not once it is gone', () => {
  const id = addToast({ title: 'saving' })
  updateToast(id, { title: 'saved', variant: 'success' })
  expect(currentToast()).toMatchObject({ title: 'saved', variant: 'success' })
  removeToast(id)
  updateToast(id, { title: 'late' })
  expect(currentToast()).toBeNull()
})

test('TOAST-01 a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const id = addToast({ title: 'done' })
  dismissToast(id)
  expect(currentToast()).toMatchObject({ id, isOpen: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()?.id).toBe(id)
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('TOAST-01 a confirmation is not shown if the code of toasts took too long to load', () => {
  const id = addToast({ title: 'no connection' })
  vi.advanceTimersByTime(5000)
  removeLate()
  expect(currentToast()?.id).toBe(id)
  vi.advanceTimersByTime(1)
  removeLate()
  expect(currentToast()).toBeNull()
})

test('TOAST-01 an error is shown even if the code of toasts took long to load', () => {
  const id = addToast({ title: 'not saved', variant: 'destructive' })
  vi.advanceTimersByTime(60_000)
  removeLate()
  expect(currentToast()?.id).toBe(id)
})
