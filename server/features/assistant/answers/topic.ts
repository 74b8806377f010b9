import type { CalculatorName, ModelAsked, StoredPart } from '#domain/assistant/stored-part.ts'
import type { Topic } from '#domain/assistant/topics.ts'
import { isRangePart, type Wish } from '#domain/assistant/wish.ts'
import type { FactTopic } from '#domain/facts/fact-kinds.ts'
import type { DataServices } from '#server/context.ts'
import { readModelPrices } from '../read-model-prices.ts'
import { say } from '../say.ts'

type OfKnowledge = Exclude<Topic, 'price' | 'yearly_cost'>

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

/** Answers a question beside the search, from the site's own prices and from facts with their sources. */
export async function* answerTopic(services: DataServices, topic: Topic, wish: Wish): AsyncGenerator<StoredPart> {
  if (topic !== 'price' && topic !== 'yearly_cost') {
    yield say('topic')
    yield { kind: 'facts', ...KNOWLEDGE[topic] }
    return
  }
  const asked = modelAsked(wish)
  if (!asked) {
    yield say(topic === 'price' ? 'prices_of_what' : 'yearly_cost_of_what')
    if (topic === 'yearly_cost') yield { kind: 'facts', topics: ['fuel', 'fees'], calculators: ['yearly-cost'] }
    return
  }
  if (topic === 'yearly_cost') {
    yield say('yearly_cost')
    yield { kind: 'yearly_cost', model: asked.model, year: asked.year }
    return
  }
  yield say((await readModelPrices(services, asked)) ? 'prices' : 'prices_thin')
  yield { kind: 'prices', ...asked }
}

/** The model of a wish, with its year and city where it names one. */
function modelAsked({ parts }: Wish): ModelAsked | null {
  const only = (field: string) => {
    const part = parts.find((one) => !isRangePart(one) && !one.is_excluded && one.field === field)
    return part && !isRangePart(part) && part.values.length === 1 ? String(part.values[0]) : null
  }
  const model = only('model')
  const years = parts.find((part) => isRangePart(part) && part.field === 'year')
  const year = years && isRangePart(years) && years.min === years.max ? years.min : null
  return model === null ? null : { model, year, city: only('city') }
}
