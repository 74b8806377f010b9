import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { byUrgency, type Waiting } from './queues.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const since = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString()

test('ADMIN-07 the most overdue queue comes first, empty ones last', () => {
  const queues: Waiting[] = [
    { queue: 'reported_reviews', count: 0, oldest_at: null },
    { queue: 'ads', count: 3, oldest_at: since(23) },
    { queue: 'identity_requests', count: 1, oldest_at: since(40) },
    { queue: 'reported_ads', count: 1, oldest_at: since(25) },
    { queue: 'failed_jobs', count: 1, oldest_at: since(2) },
  ]
  expect(byUrgency(queues, NOW).map(({ queue, isLate }) => [queue, isLate])).toEqual([
    ['failed_jobs', true],
    ['reported_ads', true],
    ['ads', false],
    ['identity_requests', false],
    ['reported_reviews', false],
  ])
})
