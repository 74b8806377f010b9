import { FEATURES } from '#domain/cars/features.ts'
import { COLORS, type Color, type Condition, type RegionalSpec } from '#domain/cars/enumerations.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import type { NewCar } from '#server/features/import/public.ts'
import type { Catalogue, City } from '#server/features/catalogue/public.ts'
import { demoContact } from './demo-contact.ts'
import type { DemoModel } from './demo-models.ts'
import { demoPictures, drawnColors } from './demo-pictures.ts'
import { demoDescriptions, demoTitles, TRIMS } from './demo-texts.ts'
import type { Random } from './random.ts'

const DEMO_FEATURES = FEATURES.filter((feature) => feature !== 'third_row' && feature !== 'four_wheel_drive')

/** More colourful than traffic, so that a page of results does not look like one car. */
const COLOR_WEIGHTS: Record<Color, number> = {
  white: 28,
  black: 12,
  silver: 9,
  grey: 10,
  red: 13,
  blue: 13,
  brown: 6,
  beige: 5,
  gold: 2,
  green: 4,
  orange: 1,
  yellow: 0.5,
  purple: 0.2,
  burgundy: 1.5,
  bronze: 1,
}
const SPECS: readonly { spec: RegionalSpec; weight: number; factor: number }[] = [
  { spec: 'saudi', weight: 78, factor: 1 },
  { spec: 'gulf', weight: 14, factor: 0.97 },
  { spec: 'american', weight: 7, factor: 0.85 },
  { spec: 'other', weight: 1, factor: 0.88 },
]

/** Frequent colors are listed several times; null stands for sellers who do not state it. */
const INTERIORS = ['black', 'black', 'black', 'beige', 'beige', 'grey', 'brown', 'black', 'red', null] as const

export interface Maker {
  random: Random
  catalogue: Catalogue
  /** Demo models that are in the catalogue. */
  models: readonly DemoModel[]
  sellerIds: readonly string[]
  newId: () => string
  now: Date
}

/** Generates a demo ad with consistent fields, price and texts. */
export function makeDemoCar(maker: Maker): NewCar {
  const { random, catalogue, now } = maker
  const demo = random.weighted(maker.models, ({ weight }) => weight)
  const model = catalogue.models.bySlug.get(demo.model)
  const make = catalogue.makers.byId.get(model?.make_id ?? 0)
  if (!model || !make) throw new Error(`The catalogue lacks ${demo.model}`)

  const thisYear = yearInRiyadh(now)
  const year = Math.min(thisYear, yearOf(demo, random))
  const age = thisYear - year
  const isNew = age <= 1 && random.chance(0.25)
  const mileage = isNew ? random.between(0, 60) : mileageOf(age, random)
  const trim = random.pick(TRIMS)
  const { spec, factor: specFactor } = random.weighted(SPECS, ({ weight }) => weight)
  const accident = isNew
    ? 'none'
    : random.weighted(['none', 'minor', 'major'] as const, (one) => ({ none: 80, minor: 17, major: 3 })[one])
  const paint = isNew || accident === 'none' ? originalOr(random, isNew ? 1 : 0.85) : 'partly_repainted'
  const price = priceOf(
    demo,
    { age, mileage, isNew },
    trim.factor * specFactor * (accident === 'major' ? 0.8 : 1),
    random,
  )
  const ownersCount = isNew ? 0 : random.between(1, Math.min(4, 1 + Math.floor(age / 4)))
  const agencyServiced = age <= 3 || random.chance(0.5)
  const hasWarranty = !isNew && age <= 4 && random.chance(0.7)
  const city = random.weighted<City>(catalogue.cities.all, ({ population }) => population)
  const publishedAt = new Date(now.getTime() - Math.floor(random.next() ** 1.4 * 28 * DAY_MS) - MINUTE_MS)
  const isSold = random.chance(0.03)
  // one used car in thirty
  const isOnRequest = !isNew && (year + mileage / 1000) % 30 === 0
  const described = {
    makeAr: make.name_ar,
    makeEn: make.name_en,
    modelAr: model.name_ar,
    modelEn: model.name_en,
    year,
    mileage,
    trim,
    isNew,
    owners_count: ownersCount,
    agency_serviced: agencyServiced,
    accident,
    paint,
    hasWarranty,
    isNegotiable: random.chance(0.5),
    isOnRequest,
  }
  const [engineSize, powerHp] = demo.engine
  // a few ads have no pictures, to demonstrate such ads
  const colors = random.chance(0.97) ? drawnColors(demo.body) : COLORS
  const color = random.weighted(colors, (one) => COLOR_WEIGHTS[one])
  const interiorColor = INTERIORS[(year + mileage) % INTERIORS.length] ?? null
  const history = pricesOf(price, publishedAt, now, random)
  const sellerId = random.pick(maker.sellerIds)
  return {
    images: demoPictures({
      body: demo.body,
      color,
      interior_color: interiorColor,
      variant: demo.body === 'suv' ? Number(demo.seats > 5) : model.id,
      turn: model.id + year,
    }),
    ...(!isOnRequest && history.prices && { ...history, earlier: earlierFacts(year, mileage) }),
    car: {
      id: maker.newId(),
      seller_id: sellerId,
      status: isSold ? 'sold' : 'active',
      make_id: make.id,
      model_id: model.id,
      year,
      price: isOnRequest ? null : price,
      mileage,
      condition: conditionOf(age, isNew, random),
      fuel_type: demo.fuel,
      transmission: demo.transmission,
      drivetrain: drivetrainOf(demo),
      body_types: [demo.body],
      color,
      interior_color: interiorColor,
      engine_size: engineSize || null,
      cylinders: engineSize ? cylindersOf(engineSize) : null,
      power_hp: powerHp,
      doors: demo.body === 'coupe' || demo.body === 'convertible' ? 2 : 4,
      seats: demo.seats,
      city_id: city.id,
      regional_spec: spec,
      imported: spec === 'american' || spec === 'other',
      owners_count: ownersCount,
      accident,
      paint,
      agency_serviced: agencyServiced,
      warranty_until: isNew || hasWarranty ? dateAfter(now, random.between(60, 900)) : null,
      inspection_valid_until: isNew ? null : dateAfter(now, random.between(10, 360)),
      registration_valid_until: isNew ? null : dateAfter(now, random.between(20, 1000)),
      ...demoTitles(described, random),
      ...demoDescriptions(described, random),
      ...demoContact(maker.sellerIds.indexOf(sellerId)),
      extra_features: DEMO_FEATURES.filter((_, at) => random.chance(Math.max(0.1, 0.95 - at * 0.07 - age * 0.03))),
      created_at: publishedAt,
      updated_at: publishedAt,
      published_at: publishedAt,
      confirmed_at: new Date(Math.max(publishedAt.getTime(), now.getTime() - random.between(0, 8) * DAY_MS)),
      expires_at: new Date(publishedAt.getTime() + 30 * DAY_MS),
      sold_at: isSold ? now : null,
      featured_until: random.chance(0.03) ? new Date(now.getTime() + 7 * DAY_MS) : null,
      demo: true,
    },
  }
}

/** Prefers newer years. */
function yearOf({ years: [first, last] }: DemoModel, random: Random): number {
  return last - Math.floor(random.next() ** 1.3 * (last - first + 1))
}

function mileageOf(age: number, random: Random): number {
  const aYear = 9000 + random.next() * 9000 + random.next() * 12_000
  return Math.min(650_000, Math.round(((age + 0.5) * aYear) / 1000) * 1000)
}

interface Wear {
  age: number
  mileage: number
  isNew: boolean
}

function priceOf(demo: DemoModel, { age, mileage, isNew }: Wear, factor: number, random: Random): number {
  const expectedMileage = (age + 0.5) * 19_000
  const wear = isNew ? 1 : 0.96 * Math.max(0.75, Math.min(1.12, 1 - (mileage - expectedMileage) / 900_000))
  const haggling = 0.95 + random.next() * 0.1
  const price = demo.priceNew * demo.keeps ** age * wear * factor * haggling
  const step = price < 40_000 ? 500 : 1000
  return Math.max(4000, Math.round(price / step) * step)
}

function originalOr(random: Random, share: number): 'original' | 'partly_repainted' | 'repainted' {
  if (random.chance(share)) return 'original'
  return random.chance(0.8) ? 'partly_repainted' : 'repainted'
}

function conditionOf(age: number, isNew: boolean, random: Random): Condition {
  if (isNew) return 'new'
  if (age <= 5 && random.chance(0.15)) return 'certified'
  return random.weighted(['used', 'excellent', 'good', 'fair'] as const, (one) => {
    return { used: 60, excellent: Math.max(4, 28 - age * 2), good: 14, fair: age }[one]
  })
}

/** Lowers the price of one ad in twelve, after long enough for a discount. */
function pricesOf(price: number, publishedAt: Date, now: Date, random: Random): Pick<NewCar, 'prices'> {
  const days = (now.getTime() - publishedAt.getTime()) / DAY_MS
  if (days < 10 || !random.chance(0.2)) return {}
  const earlier = Math.round((price * (1.03 + random.next() * 0.08)) / 500) * 500
  const loweredAt = new Date(publishedAt.getTime() + 8 * DAY_MS)
  return {
    prices: [
      { price: earlier, asked_at: publishedAt },
      { price, asked_at: loweredAt },
    ],
  }
}

/** What some ads with a changed price said before: fewer kilometres, rarely more, or another year. */
function earlierFacts(year: number, mileage: number): NonNullable<NewCar['earlier']> {
  const digit = (mileage / 1000) % 10
  if (digit === 1) return { mileage: mileage + 12_000 }
  if (digit === 2) return { year: year - 1 }
  return digit > 2 && digit < 6 ? { mileage: mileage - 1000 } : {}
}

function dateAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** As usual for engines of this size in litres. */
const cylindersOf = (engineSize: number): number =>
  engineSize < 1.2 ? 3 : engineSize < 2.9 ? 4 : engineSize < 4.5 ? 6 : engineSize < 6.3 ? 8 : 12

function drivetrainOf({ body, seats }: DemoModel): NewCar['car']['drivetrain'] {
  if (body === 'pickup' || (body === 'suv' && seats > 5)) return 'four'
  return body === 'suv' ? 'all' : 'front'
}
