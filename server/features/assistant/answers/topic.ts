import { CarSearch } from '#contract/search.ts'
import type { ModelAsked } from '#domain/assistant/model-asked.ts'
import type { CalculatorName, StoredPart } from '#domain/assistant/stored-part.ts'
import { isOfACar, isUnsourced, type Topic, type TopicOfACar, type UnsourcedTopic } from '#domain/assistant/topics.ts'
import { filtersOf, isRangePart, isValuePart, type Wish } from '#domain/assistant/wish.ts'
import type { FactTopic } from '#domain/facts/fact-kinds.ts'
import type { DataServices } from '#server/context.ts'
import { listFacts } from '#server/features/facts/public.ts'
import { searchCars } from '#server/features/search/public.ts'
import { readModelPrices } from '../read-model-prices.ts'
import { say } from '../say.ts'

type OfKnowledge = Exclude<Topic, TopicOfACar | UnsourcedTopic>

const KNOWLEDGE: Readonly<
  Record<OfKnowledge, { topics: readonly FactTopic[]; calculators: readonly CalculatorName[] }>
> = {
  instalments: { topics: ['instalments'], calculators: ['instalments'] },
  transfer: { topics: ['transfer', 'payment'], calculators: ['transfer'] },
  inspection: { topics: ['inspection'], calculators: ['transfer'] },
  safe_payment: { topics: ['payment'], calculators: ['transfer'] },
  insurance: { topics: ['insurance'], calculators: ['yearly-cost'] },
  fees: { topics: ['fees', 'economy_fee'], calculators: ['yearly-cost'] },
  fuel: { topics: ['fuel'], calculators: ['yearly-cost'] },
  recalls: { topics: ['recalls'], calculators: [] },
  import: { topics: ['import'], calculators: [] },
  selling: { topics: ['transfer'], calculators: ['transfer'] },
}

/** Answers questions beside the search, from the site's own prices and from facts with their sources. */
export async function* answerTopics(
  services: DataServices,
  topics: readonly Topic[],
  wish: Wish,
): AsyncGenerator<StoredPart> {
  const ofACar = topics.find(isOfACar)
  if (ofACar) {
    yield* ofACar === 'price' ? answerPrice(services, wish) : answerYearlyCost(wish)
    return
  }
  for (const topic of topics.filter(isUnsourced)) yield say(`unsourced_${topic}`)
  const known = topics.flatMap((topic) => (isOfACar(topic) || isUnsourced(topic) ? [] : KNOWLEDGE[topic]))
  if (!known.length) return
  const asked = [...new Set(known.flatMap((one) => one.topics))]
  const facts = await Promise.all(asked.map((topic) => listFacts(services, { topic })))
  yield say(facts.flat().length > 0 ? 'topic' : 'topic_without_facts')
  if (topics.includes('selling')) yield { kind: 'site_pages', pages: ['add_car'] }
  yield { kind: 'facts', topics: asked, calculators: [...new Set(known.flatMap((one) => one.calculators))] }
}

async function* answerPrice(services: DataServices, wish: Wish): AsyncGenerator<StoredPart> {
  const asked = modelAsked(wish)
  if (!asked) {
    yield say('prices_of_what')
    const question = await whichModel(services, wish)
    if (question) yield question
    return
  }
  const [exact, ...wider] = widened(asked)
  if (exact && (await readModelPrices(services, exact))) {
    yield say('prices')
    yield { kind: 'prices', ...exact }
    return
  }
  yield say('prices_thin')
  for (const one of wider) {
    if (!(await readModelPrices(services, one))) continue
    yield say('prices')
    yield { kind: 'prices', ...one }
    return
  }
  yield { kind: 'prices', ...asked }
}

/** What was asked for, and then more of it, for as long as there are too few ads: of all cities, of all years. */
const widened = (asked: ModelAsked): ModelAsked[] => [
  asked,
  ...(asked.city === null ? [] : [{ ...asked, city: null }]),
  ...(asked.year === null ? [] : [{ ...asked, year: null, city: null }]),
]

function* answerYearlyCost(wish: Wish): Generator<StoredPart> {
  const asked = modelAsked(wish)
  yield say(asked ? 'yearly_cost' : 'yearly_cost_of_what')
  yield asked
    ? { kind: 'yearly_cost', model: asked.model, year: asked.year }
    : { kind: 'facts', topics: ['fuel', 'fees'], calculators: ['yearly-cost'] }
}

const MOST_CHOICES = 4

/** The most offered models of a make that the wish names. */
async function whichModel(services: DataServices, wish: Wish): Promise<StoredPart | null> {
  if (!wish.parts.some((part) => part.field === 'make' && isValuePart(part) && !part.is_excluded)) return null
  const asked = { ...filtersOf(wish), limit: 1, facets: true, only_facets: ['model'] }
  const { facets } = await searchCars(services, CarSearch.parse(asked))
  const models = (facets?.model ?? []).toSorted((one, other) => other.count - one.count).slice(0, MOST_CHOICES)
  const choices = models.map(({ value, count }) => ({
    key: `model ${value}`,
    wish: { ...wish, parts: [...wish.parts, { field: 'model' as const, values: [value], is_excluded: false }] },
    total: count,
  }))
  return choices.length ? { kind: 'question', question: 'which_model', choices } : null
}

/** The model of a wish, with its year and city where it names one, or the city that it should be near. */
function modelAsked({ parts }: Wish): ModelAsked | null {
  const only = (field: string) => {
    const part = parts.find((one) => isValuePart(one) && !one.is_excluded && one.field === field)
    return part && isValuePart(part) && part.values.length === 1 ? String(part.values[0]) : null
  }
  const model = only('model')
  const years = parts.find((part) => isRangePart(part) && part.field === 'year')
  const year = years && isRangePart(years) && years.min === years.max ? years.min : null
  const near = parts.find((part) => part.field === 'near')
  return model === null ? null : { model, year, city: only('city') ?? near?.city ?? null }
}
