import { onlineManager } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { newQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    onlineManager.setOnline(true)
    vi.useRealTimers()
  }
})

const failing = () => vi.fn(() => Promise.reject(new Error('down')))

test('SET-08 browsers keep data for ten minutes: it is fresh for five and refetched every ten, but not when a window gets the focus', () => {
  vi.stubEnv('SSR', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(newQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    refetchInterval: 10 * MINUTE_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
})

test('SET-08 a query is retried twice, a change once', async () => {
  const client = newQueryClient()
  const [queryFn, mutationFn] = [failing(), failing()]
  const query = client.fetchQuery({ ...named('cars'), queryFn })
  const mutation = client.getMutationCache().build(client, { mutationFn }).execute(undefined)
  const outcomes = Promise.allSettled([query, mutation])
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([queryFn.mock.calls.length, mutationFn.mock.calls.length]).toEqual([3, 2])
})

test('SET-08 without a connection queries and changes wait until it is back', async () => {
  const client = newQueryClient()
  client.mount()
  onTestFinished(() => client.unmount())
  const [queryFn, mutationFn] = [vi.fn(async () => 'cars'), vi.fn(async () => 'saved')]
  onlineManager.setOnline(false)
  const query = client.fetchQuery({ ...named('cars'), queryFn })
  const mutation = client.getMutationCache().build(client, { mutationFn }).execute(undefined)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([queryFn.mock.calls.length, mutationFn.mock.calls.length]).toEqual([0, 0])
  onlineManager.setOnline(true)
  expect(await Promise.all([query, mutation])).toEqual(['cars', 'saved'])
})

const named = (name: string) => ({ ['queryKey']: [name] })
