import { asker } from './bench-http.ts'
import { megabytes } from './memory-of.ts'
import { atMost, reported, type Figure } from './report.ts'
import { BROWSER_ENCODINGS, someCarIds, startHost } from './start-host.ts'

const WARM_UP = 2000
const VIEWS = 10_000
const CLIENTS = 8

/** Memory of the host after ten thousand page views, relative to the warm host. */
export async function benchMemory(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  try {
    const cars = (await someCarIds(60)).map((id) => `/car/${id}`)
    await viewPages(WARM_UP, cars)
    const warm = megabytes(host.process.pid)
    await viewPages(VIEWS, cars)
    const after = megabytes(host.process.pid)
    return [
      reported('memory after warm-up', warm, 'MB'),
      reported('memory after 10,000 page views', after, 'MB'),
      atMost('growth', (after / warm - 1) * 100, '%', 20),
    ]
  } finally {
    await host.stop()
  }
}

/** Requests a different URL each time, so that no page is cached. */
async function viewPages(count: number, cars: readonly string[]): Promise<void> {
  const browse = asker(BROWSER_ENCODINGS)
  let viewed = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (viewed < count) {
        viewed += 1
        const address =
          viewed % 3 ? `/explore?price_min=${1000 + viewed}` : `${cars[viewed % cars.length]}?view=${viewed}`
        await browse(address)
      }
    }),
  )
}
