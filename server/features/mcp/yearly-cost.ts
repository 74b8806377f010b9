import { z } from 'zod'
import type { Car } from '#contract/cars.ts'
import {
  COST_LINES,
  PRICED_FUELS,
  sumOf,
  yearlyCost as computeYearly,
  yearlyLoss,
  type CarUse,
  type CostLine,
} from '#domain/calculators/yearly-cost.ts'
import { factKeysOf } from '#domain/calculators/yearly-facts.ts'
import { readYearlyRates } from '#domain/calculators/yearly-rates.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { CarId, readCar } from './read-car.ts'
import { ShownFact, showFact } from './shown-fact.ts'
import { defineTool, language, pageUrl, type ToolContext } from './tool.ts'

const Amount = z.number().min(0).max(10_000_000).optional()

/** The arguments that a line is computed from. */
const NEEDS: Record<CostLine, readonly string[]> = {
  fuel: ['km_per_year', 'km_per_litre'],
  licence: [],
  economy_fee: ['km_per_litre', 'year'],
  inspection: ['year'],
  insurance: ['insurance_sar'],
  service: ['service_sar'],
  loss: ['loss_sar'],
}

export const yearlyCost = defineTool({
  name: 'yearly_cost',
  title: 'What a car costs a year',
  description:
    'Fuel, fees, inspection and, if given, insurance, service and loss of value a year, each with the facts it comes from. Assumes nothing about the car: ask for what is missing.',
  input: z.strictObject({
    car_id: CarId.optional(),
    fuel: z.enum(PRICED_FUELS).optional().describe('Kind of petrol, or diesel. Petrol 91 unless the ad says diesel'),
    km_per_year: z.number().min(0).max(500_000).optional().describe('Without it the average of the country'),
    km_per_litre: z.number().min(1).max(100).optional().describe('Needed for fuel and the fee by fuel economy'),
    year: z.int().min(1950).max(2100).optional().describe('The model year; without it that of the ad'),
    insurance_sar: Amount,
    service_sar: Amount,
    loss_sar: Amount.describe('Without it, from prices of similar ads of both model years'),
    language,
  }),
  output: z.object({
    total_sar: z.int(),
    lines: z.array(
      z.object({
        line: z.enum(COST_LINES),
        amount_sar: z.number().nullable().describe('Null if it is not counted'),
        missing: z.array(z.string()).describe('Arguments that it needs'),
        facts: z.array(ShownFact),
      }),
    ),
    computed_with: z.object({
      fuel: z.enum(PRICED_FUELS),
      km_per_year: z.number().nullable(),
      km_per_litre: z.number().nullable(),
      year: z.int().nullable(),
      similar_ads: z
        .object({ own_year: z.int(), year_before: z.int() })
        .nullable()
        .describe('How many ads the loss of value comes from; null if it does not'),
    }),
    note: z.string(),
    url: z.url().describe('The calculator on the site'),
  }),
  run: async (context, asked) => {
    const [facts, car] = await Promise.all([
      context.api.facts.list({}),
      asked.car_id === undefined ? null : readCar(context, asked.car_id),
    ])
    const rates = readYearlyRates(facts)
    const year = asked.year ?? car?.year ?? null
    // the prices are those of the car's own model year
    const market = asked.loss_sar === undefined && car && car.year === year ? await readLoss(context, car) : null
    const use: CarUse = {
      fuel: asked.fuel ?? (car?.fuel_type === 'diesel' ? 'diesel' : '91'),
      km: asked.km_per_year ?? rates.distance,
      economy: asked.km_per_litre ?? null,
      year,
      insurance: asked.insurance_sar ?? null,
      service: asked.service_sar ?? null,
      loss: asked.loss_sar ?? market?.loss ?? null,
    }
    const given = new Set<string>([
      ...Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name])),
      ...(use.km === null ? [] : ['km_per_year']),
      ...(year === null ? [] : ['year']),
    ])
    const thisYear = yearInRiyadh(context.now)
    const cost = computeYearly(use, rates, thisYear)
    return {
      total_sar: Math.round(sumOf(cost)),
      lines: COST_LINES.map((line) => {
        const keys = factKeysOf(line, cost[line], { use, rates })
        return {
          line,
          amount_sar: cost[line] === null ? null : Math.round(cost[line]),
          missing: cost[line] === null ? NEEDS[line].filter((name) => !given.has(name)) : [],
          facts: keys.flatMap((key) => facts.filter((fact) => fact.key === key)).map((fact) => showFact(fact, context)),
        }
      }),
      computed_with: {
        fuel: use.fuel,
        km_per_year: use.km,
        km_per_litre: use.economy,
        year,
        similar_ads: market && { own_year: market.own, year_before: market.older },
      },
      note: context.say('sentence_assistant_cost'),
      url: pageUrl(context, `/calculators/yearly-cost${car ? `?car=${car.id}` : ''}`),
    }
  },
})

/** What a car loses in a year by prices of similar ads; null if there are too few, or older cars are not cheaper. */
async function readLoss({ api }: ToolContext, { model, year }: Car) {
  if (model === null) return null
  const [own, older] = await Promise.all([
    api.ads.get_market_price({ model, year }),
    api.ads.get_market_price({ model, year: year - 1 }),
  ])
  const loss = yearlyLoss(own, older)
  return own && older && loss !== null ? { loss, own: own.count, older: older.count } : null
}
