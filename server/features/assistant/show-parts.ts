import type { AnswerPart, WishName } from '#contract/assistant.ts'
import { quoteSentences } from '#domain/assistant/car-question.ts'
import { fitReasons } from '#domain/assistant/fit-reasons.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { isRangePart, isValuePart, type Wish, type WishPart } from '#domain/assistant/wish.ts'
import { completeLoan, LOAN_CHOICES, missingOf } from '#domain/assistant/loan/stated-loan.ts'
import { flatPlan, reducingPlan, type Plan } from '#domain/calculators/instalments.ts'
import { COST_LINES, sumOf, yearlyCost, yearlyLoss } from '#domain/calculators/yearly-cost.ts'
import { readYearlyRates, YEARLY_KEYS } from '#domain/calculators/yearly-rates.ts'
import { LANGUAGES } from '#domain/language.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import type { DataServices } from '#server/context.ts'
import { listCards } from '#server/features/cars/public.ts'
import { listFacts } from '#server/features/facts/public.ts'
import { fillWritten } from './model/fill-written.ts'
import { readModelPrices } from './read-model-prices.ts'
import { readPosition } from './read-position.ts'
import { readPublicCar } from './read-public-car.ts'
import { statedFields } from './stated-fields.ts'

type Stored<Kind extends StoredPart['kind']> = Extract<StoredPart, { kind: Kind }>
type Shown<Kind extends AnswerPart['kind']> = Extract<AnswerPart, { kind: Kind }>

/** A stored part with the ads, prices and facts that it refers to, as they are at this moment. */
export async function showPart(services: DataServices, part: StoredPart): Promise<AnswerPart> {
  switch (part.kind) {
    case 'saying':
    case 'draft':
    case 'contact':
      return part
    case 'site_pages':
      return { ...part, pages: [...part.pages] }
    case 'wish':
      return { ...part, not_understood: [...part.not_understood], ...(await named(services, part.wish)) }
    case 'question': {
      const choices = part.choices.map(async (choice) => ({ ...choice, ...(await named(services, choice.wish)) }))
      return { ...part, choices: await Promise.all(choices) }
    }
    case 'cars': {
      const cards = await listCards(services, { ids: part.car_ids })
      const gone = part.car_ids.length - cards.length
      return { kind: 'cars', total: part.total, cards, gone, reasons: fitReasons(cards) }
    }
    case 'comparison': {
      const cards = await listCards(services, { ids: part.car_ids })
      return { kind: 'comparison', cards, gone: part.car_ids.length - cards.length }
    }
    case 'prices':
      return showPrices(services, part)
    case 'yearly_cost':
      return showYearlyCost(services, part)
    case 'instalments':
      return showInstalments(part)
    case 'facts': {
      const facts = await Promise.all(part.topics.map((topic) => listFacts(services, { topic })))
      return { kind: 'facts', facts: facts.flat(), calculators: [...part.calculators] }
    }
    case 'fair_price': {
      const [[card = null], position] = await Promise.all([
        listCards(services, { ids: [part.car_id] }),
        readPosition(services, part.car_id),
      ])
      return { kind: 'fair_price', card, position }
    }
    case 'written': {
      const text = await fillWritten(services, part.pieces, part.language)
      return { kind: 'written', language: part.language, text: text ?? '' }
    }
    default:
      return showCar(services, part)
  }
}

/** The names of a wish's makers, models, places and tags. */
async function named({ catalogue }: DataServices, wish: Wish): Promise<{ names: WishName[] }> {
  const { makers, models, regions, cities, tags } = await catalogue()
  const nameOf = (field: string, value: string) =>
    ({ make: makers, model: models, region: regions, city: cities })[field]?.bySlug.get(value) ??
    (field === 'tag' ? tags.find(({ id }) => String(id) === value) : undefined)
  const names = wish.parts.flatMap(namedValues).flatMap(({ field, value }): WishName[] => {
    const found = nameOf(field, value)
    return found ? [{ field, value, name_ar: found.name_ar, name_en: found.name_en }] : []
  })
  return { names }
}

/** What of a part may have a name, by the field whose names it has. */
function namedValues(part: WishPart): { field: string; value: string }[] {
  if (isRangePart(part)) return []
  if (!isValuePart(part)) return [{ field: 'city', value: part.city }]
  return part.values.map((value) => ({ field: part.field, value: String(value) }))
}

async function showPrices(services: DataServices, asked: Stored<'prices'>): Promise<Shown<'prices'>> {
  const [{ makers, models, cities }, found] = await Promise.all([
    services.catalogue(),
    readModelPrices(services, asked),
  ])
  const model = models.bySlug.get(asked.model)
  const make = makers.byId.get(model?.make_id ?? 0)
  const city = asked.city === null ? undefined : cities.bySlug.get(asked.city)
  return {
    kind: 'prices',
    make: make?.slug ?? '',
    model: asked.model,
    name_ar: [make?.name_ar, model?.name_ar].join(' ').trim(),
    name_en: [make?.name_en, model?.name_en].join(' ').trim(),
    year: asked.year,
    city: asked.city,
    city_name_ar: city?.name_ar ?? null,
    city_name_en: city?.name_en ?? null,
    figures: found?.figures ?? null,
    as_of: found?.as_of ?? null,
    is_demo: found?.is_demo ?? false,
  }
}

function showInstalments({ loan }: Stored<'instalments'>): Shown<'instalments'> {
  const asks = missingOf(loan)
  const complete = completeLoan(loan)
  const rounded = ({ monthly, total, cost }: Plan) => ({
    monthly: inHalalas(monthly) ?? 0,
    total: inHalalas(total) ?? 0,
    cost: inHalalas(cost) ?? 0,
  })
  return {
    kind: 'instalments',
    loan,
    asks,
    choices: asks ? [...LOAN_CHOICES[asks]] : [],
    plans: complete && { ...complete, flat: rounded(flatPlan(complete)), reducing: rounded(reducingPlan(complete)) },
  }
}

const { fuel: FUEL_KEYS, ...OTHER_KEYS } = YEARLY_KEYS
const YEARLY_FACTS = [...Object.values(FUEL_KEYS), ...Object.values(OTHER_KEYS)]

/** Lines that need what only the owner knows, such as insurance, stay empty. */
async function showYearlyCost(
  services: DataServices,
  { model, year }: Stored<'yearly_cost'>,
): Promise<Shown<'yearly_cost'>> {
  const pricesOf = (of: number) => readModelPrices(services, { model, year: of, city: null })
  const [catalogue, facts, own, older] = await Promise.all([
    services.catalogue(),
    listFacts(services, { key: YEARLY_FACTS }),
    year === null ? null : pricesOf(year),
    year === null ? null : pricesOf(year - 1),
  ])
  const rates = readYearlyRates(facts)
  const cost = yearlyCost(
    {
      fuel: '91',
      km: rates.distance,
      economy: null,
      year,
      insurance: null,
      service: null,
      loss: yearlyLoss(own?.figures ?? null, older?.figures ?? null),
    },
    rates,
    yearInRiyadh(services.clock()),
  )
  const found = catalogue.models.bySlug.get(model)
  const make = catalogue.makers.byId.get(found?.make_id ?? 0)
  return {
    kind: 'yearly_cost',
    name_ar: [make?.name_ar, found?.name_ar].join(' ').trim(),
    name_en: [make?.name_en, found?.name_en].join(' ').trim(),
    year,
    lines: COST_LINES.map((line) => ({ line, amount: inHalalas(cost[line]) })),
    total: inHalalas(sumOf(cost)) ?? 0,
    facts,
  }
}

const inHalalas = (amount: number | null): number | null => amount && Math.round(amount * 100) / 100

async function showCar(services: DataServices, { car_id, fields, words }: Stored<'car'>): Promise<Shown<'car'>> {
  const car = await readPublicCar(services, car_id)
  if (!car) return { kind: 'car', card: null, fields: [], quotes: [] }
  const [card = null] = await listCards(services, { ids: [car_id] })
  const quotes = LANGUAGES.flatMap((language) =>
    quoteSentences(car[`description_${language}`] ?? '', words).map((text) => ({ language, text })),
  )
  const isGeneral = fields.length === 0 && words.length === 0
  return { kind: 'car', card, fields: isGeneral || fields.length ? statedFields(car, fields) : [], quotes }
}
