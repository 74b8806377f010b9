import { z } from 'zod'
import { CarSearch } from '#contract/search.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import { DEFAULT_SORT, SORTS } from '#domain/search/chips/sorts.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { cutText } from '#domain/text/truncate.ts'
import type { ModelTool } from '#server/platform/language-model/asked.ts'
import { streamAnswer } from '#server/platform/language-model/stream-answer.ts'

/** What a system makes of a request. */
export interface Reading {
  filters: Record<string, unknown>
  sort: string | null
  /** The search that finds its ads. */
  search: object
  /** Of a language model; 0 for others. */
  tokens: number
}

export type Read = (text: string) => Promise<Reading>

/** The reading of the site itself. */
export const readingOfSite =
  (understand: (text: string) => Understood): Read =>
  (text) => {
    const { filters, sort } = understand(text)
    return Promise.resolve({ filters: { ...filters }, sort, search: { q: cutText(text, QUERY_MAX_LENGTH) }, tokens: 0 })
  }

const FILTERS = [
  ...LIST_FILTERS.flatMap(({ name }) => [name, `not_${name}` as const]),
  ...RANGE_FILTERS.flatMap(({ name }) => [`${name}_min`, `${name}_max`] as const),
]
const Filters = z.object({
  ...(Object.fromEntries(FILTERS.map((name) => [name, CarSearch.shape[name]])) as Pick<
    typeof CarSearch.shape,
    (typeof FILTERS)[number]
  >),
  sort: z.enum(SORTS).optional(),
})

const INSTRUCTIONS = [
  'You turn requests of car buyers in Saudi Arabia into filters by calling search_cars once.',
  'Set only what the request says. Call it without filters if the request asks for no car, or names no filter.',
  'Makers, models, regions and cities are slugs in English: toyota, toyota-camry, riyadh, makkah-region.',
  'Prices are in riyals, mileages in kilometres. A price without a bound is the highest one. This year is 2026.',
].join(' ')

/** Of an answer, a call of the tool. */
const MOST_TOKENS = 2000
const PATIENCE_MS = 60_000

export interface Model {
  url: string
  key: string
  name: string
}

/** The reading of a language model behind an API like OpenAI's, with the filters of the search as its tool. */
export function readingOfModel({ url, key, name }: Model): Read {
  const config = { baseUrl: url, apiKey: key || null, model: name, patience: PATIENCE_MS }
  return async (text) => {
    let search: z.output<typeof Filters> = {}
    const tool: ModelTool = {
      name: 'search_cars',
      description: 'Searches cars for sale. Several values of a filter are alternatives; not_… excludes.',
      schema: z.toJSONSchema(Filters, { io: 'input' }),
      // arguments that the search does not have count as none, as its API would refuse them
      read: (given) => Filters.parse(given),
      run: (input) => {
        search = input
        return Promise.resolve(null)
      },
    }
    const used = { input: 0, output: 0 }
    const asked = { instructions: INSTRUCTIONS, messages: [{ role: 'user' as const, content: text }], tools: [tool] }
    const pieces = streamAnswer(config, { ...asked, mostTokens: MOST_TOKENS, mostSteps: 1, temperature: 0 }, used)
    // what it says besides does not count
    for await (const _ of pieces) continue
    const { sort = DEFAULT_SORT, ...filters } = search
    return { filters, sort: sort === DEFAULT_SORT ? null : sort, search, tokens: used.input + used.output }
  }
}
