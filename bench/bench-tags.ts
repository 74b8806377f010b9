import type { TagToSimulate } from '#contract/tags.ts'
import { simulateTag } from '#server/features/tags/simulate-tag.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { timeEach } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'

const rules = (...conditions: TagToSimulate['activation_rules']['conditions']): TagToSimulate['activation_rules'] => ({
  type: 'complex',
  condition: null,
  value: null,
  logic: 'AND',
  conditions,
})

/** Latency of the tag simulator for changed limits, after its first response has loaded the cars. */
export async function benchTags(url: string): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  const services = createDataServices(database)
  const started = performance.now()
  await services.carColumns()
  const loading = performance.now() - started
  const { p50, p99 } = await timeEach(40, (round) =>
    simulateTag(services, {
      tag_id: null,
      enabled: true,
      activation_rules: rules(
        { type: 'annual_mileage', operator: 'less_than', value: 10_000 + round * 100 },
        { type: 'make', operator: 'in', value: ['toyota', 'nissan', 'hyundai'] },
        {
          logic: 'OR',
          conditions: [
            { type: 'price', operator: 'between', value: 20_000, value2: 90_000 },
            { type: 'seats', operator: 'in', value: [7, 8] },
            { type: 'body_type', operator: 'not_in', value: ['sedan'] },
          ],
        },
      ),
    }),
  )
  await database.close()
  return [
    reported('loading the cars, at most once a minute', loading, 'ms'),
    reported('simulating a rule of five conditions, p50', p50, 'ms'),
    atMost('simulating a rule of five conditions, p99', p99, 'ms', 300),
  ]
}
