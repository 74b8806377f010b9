import { sql } from 'drizzle-orm'
import { getPricePosition, writeFairPrices } from '#server/features/fair-price/public.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { fair_prices } from '#server/platform/db/schema/index.ts'
import { createDataServices } from '#server/services.ts'
import { timeEach } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'

const MOST_JOB_S = 60
const MOST_POSITION_MS = 3
const ADS = 500

/** The job that counts fair prices, from nothing and again, and the position of the price of an ad. */
export async function benchFairPrice(url: string): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  const services = createDataServices(database)
  const count = async () => {
    const [started, cpu] = [performance.now(), process.cpuUsage()]
    await writeFairPrices(database.db, new Date())
    const { user, system } = process.cpuUsage(cpu)
    return { seconds: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 }
  }
  await database.db.delete(fair_prices)
  const first = await count()
  const again = await count()
  const estimated = await database.db.$count(fair_prices)
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select cars.id from cars join searchable_cars on car_key = key where searchable_cars.model_id <> 0 order by md5(cars.id::text) limit ${ADS}`)
  const { p50, p99 } = await timeEach(ADS, async (round) => {
    const ad = rows[round % rows.length]
    if (ad) await getPricePosition(services, ad.id)
  })
  await database.close()
  return [
    reported('ads with a fair price', estimated, ''),
    atMost('the job, from nothing', first.seconds, 's', MOST_JOB_S),
    reported('  CPU of the server', first.cpu, 's'),
    reported('the job again', again.seconds, 's'),
    reported('  CPU of the server', again.cpu, 's'),
    atMost('the position of a price, p50', p50, 'ms', MOST_POSITION_MS),
    reported('  p99', p99, 'ms'),
  ]
}
