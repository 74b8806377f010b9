import { z } from 'zod'
import { CarPage, CarSearch, type CarSearchInput } from '#contract/search.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import { ShownCar, showCar } from './shown-car.ts'
import { defineTool, language, pageUrl } from './tool.ts'

const DEFAULT_CARS = 5
const MOST_CARS = 20

const FILTER_NAMES = [
  ...LIST_FILTERS.map(({ name }) => name),
  ...RANGE_FILTERS.flatMap(({ name }) => [`${name}_min`, `${name}_max`] as const),
  'near' as const,
  'within' as const,
]
/** The filters of Explore, without exclusions, which a sentence can say. */
const Filters = z.strictObject(
  Object.fromEntries(FILTER_NAMES.map((name) => [name, CarSearch.shape[name]])) as Pick<
    typeof CarSearch.shape,
    (typeof FILTER_NAMES)[number]
  >,
)

/** Filters as the search returns them, by name: lists of values, bounds of ranges, and a city with its distance. */
const UnderstoodFilters = z.record(
  z.string(),
  z.union([z.array(z.union([z.string(), z.number()])), z.number(), z.string()]),
)

const Chip = z.object({
  kind: z.string(),
  value: z.string(),
  name: z.string().nullable().describe('Null for fixed values, which have none'),
  text: z.string().describe('The words of the sentence'),
  is_excluded: z.boolean(),
  is_corrected: z.boolean(),
})

export const searchCars = defineTool({
  name: 'search_cars',
  title: 'Search cars for sale',
  description:
    'Searches ads of cars for sale in Saudi Arabia by a sentence in Arabic or English, by filters, or both. Says which words became filters and which were not understood.',
  input: z.strictObject({
    sentence: CarSearch.shape.q.describe('Such as: white Camry in Riyadh under 60,000, not from a dealer'),
    filters: Filters.default({}).describe('Makes, models, regions and cities are slugs, as in understood_filters'),
    sort: CarSearch.shape.sort,
    limit: z.int().min(1).max(MOST_CARS).default(DEFAULT_CARS),
    after: CarSearch.shape.after.describe('The next of the previous page'),
    language,
  }),
  output: z.object({
    total: z.int().describe('All ads that match'),
    cars: z.array(ShownCar),
    next: z.string().nullable(),
    order_note: z.string(),
    chips: z.array(Chip).describe('The words that became filters'),
    understood_filters: UnderstoodFilters,
    not_understood: z.object({
      searched_as_words: z.array(z.string()).describe('No filters. Ads that contain them come first, or alone'),
      ignored: z.array(z.string()),
      ignored_filters: z.array(z.string()).describe('Unknown values of filters'),
    }),
    other_goods: CarPage.shape.understood.shape.other_goods.describe(
      'What the sentence asks for instead of a car; null for cars',
    ),
    relaxations: z
      .array(z.object({ without: z.array(z.string()), total: z.int() }))
      .describe('If nothing was found: how many ads there are without some of the conditions'),
    url: z.url().describe('The same search on the site'),
  }),
  run: async (context, { sentence, filters: chosen, sort, limit, after }) => {
    const search: CarSearchInput = { ...chosen, ...(sentence && { q: sentence }), sort }
    const found = await context.api.search.find({
      ...search,
      limit,
      facets: true,
      only_facets: [],
      ...(after && { after }),
    })
    const { understood } = found
    return {
      total: found.total ?? 0,
      cars: found.items.map((car) => showCar(car, context)),
      next: found.next,
      order_note: context.say('sentence_assistant_order'),
      chips: understood.chips.map(({ kind, ref, text, excluded, corrected, ...chip }) => ({
        kind,
        value: ref,
        name: chip[`name_${context.lang}`],
        text,
        is_excluded: excluded,
        is_corrected: corrected,
      })),
      understood_filters: understood.filters,
      not_understood: {
        searched_as_words: [...understood.unused, ...understood.sought],
        ignored: [...understood.unsaid, ...understood.unread],
        ignored_filters: found.ignored.map(({ field, value }) => `${field}: ${value}`),
      },
      other_goods: understood.other_goods,
      relaxations: found.relaxations.map(({ fields, words, total }) => ({ without: [...fields, ...words], total })),
      url: pageUrl(context, exploreAddress(search)),
    }
  },
})

/** The parameters of Explore have the names of the filters. */
function exploreAddress(search: CarSearchInput): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (name === 'sort' && value === CarSearch.shape.sort.parse(undefined)) continue
    for (const one of [value].flat()) if (one !== undefined) params.append(name, String(one))
  }
  return `/explore?${params.toString()}`
}
