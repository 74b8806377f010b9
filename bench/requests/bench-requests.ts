import { setTimeout as wait } from 'node:timers/promises'
import { CarSearch } from '#contract/search.ts'
import { openCarIndex } from '#server/features/search/car-index/open-car-index.ts'
import { createReader, searchCars } from '#server/features/search/public.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { describeReading } from '../../scripts/readings.ts'
import type { Figure } from '../report.ts'
import { NOW, prepareRequests, wordedAds, type Prepared } from './prepare-requests.ts'
import { figuresOf, OURS, tableOf, type Result } from './report-requests.ts'
import { precisionOf, scoreFrame } from './score.ts'
import { createKeywordSearch } from './search-by-words.ts'
import { readingOfModel, readingOfSite, type Read } from './systems.ts'

const PAGE = 24
/** Requests that a language model is asked, spread over the kinds. */
const ASKED_OF_A_MODEL = 600

/**
 * Requests of car buyers, as `docs/sayyad-bench.md` describes: the reading of the site, a search by words, and, if
 * `LLM_BASE_URL` and `LLM_MODEL` are set, a language model.
 */
export async function benchRequests(url: string): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  const index = openCarIndex(database.url, database.events, (error) => console.error('bench: index:', error))
  while (!index.isReady()) await wait(20)
  const services = createDataServices(database, () => NOW, index)
  const bench = await prepareRequests(services)
  const { understand } = createReader(bench.catalogue, NOW)
  const results: Record<string, Result[]> = {
    [OURS]: await readAll(bench, readingOfSite(understand)),
    keywords: await searchAll(bench),
  }
  const { LLM_BASE_URL, LLM_API_KEY = '', LLM_MODEL } = process.env
  if (LLM_BASE_URL && LLM_MODEL) {
    const model = readingOfModel({ url: LLM_BASE_URL, key: LLM_API_KEY, name: LLM_MODEL })
    const every = Math.max(1, Math.floor(bench.requests.length / ASKED_OF_A_MODEL))
    const sample = bench.requests.filter((_, at) => at % every === 0)
    results[LLM_MODEL] = await readAll({ ...bench, requests: sample }, model)
  }
  await index.close()
  await database.close()
  for (const [name, ofSystem] of Object.entries(results)) console.log(`\n${name}\n${tableOf(ofSystem)}`)
  return figuresOf(results)
}

async function readAll({ services, requests, tagNames }: Prepared, read: Read): Promise<Result[]> {
  const results: Result[] = []
  for (const { kind, text, readings, fitting } of requests) {
    const started = performance.now()
    const { filters, sort, search, tokens } = await read(text)
    const milliseconds = performance.now() - started
    const page = fitting && (await searchCars(services, CarSearch.parse({ ...search, limit: PAGE })))
    const shown = page?.items.map(({ id }) => id)
    results.push({
      kind,
      text,
      frame: scoreFrame(describeReading({ filters, sort }, tagNames), readings),
      precision: fitting && precisionOf(shown ?? [], fitting),
      milliseconds,
      tokens,
    })
  }
  return results
}

async function searchAll({ services, catalogue, requests }: Prepared): Promise<Result[]> {
  const ads = await wordedAds(services, catalogue)
  const find = createKeywordSearch(ads.map(({ text }) => text))
  return requests.map(({ kind, text, fitting }) => {
    const started = performance.now()
    const shown = find(text, PAGE).flatMap((at) => ads[at]?.id ?? [])
    const milliseconds = performance.now() - started
    return { kind, text, frame: null, precision: fitting && precisionOf(shown, fitting), milliseconds, tokens: 0 }
  })
}
