import { TRANSFER_STEPS } from '#domain/calculators/transfer-steps.ts'
import { bandFrom, YEARLY_KEYS } from '#domain/calculators/yearly-rates.ts'
import { SHEET_FACTS } from '#domain/hand-over/transfer-facts.ts'
import type { FactTopic } from './fact-kinds.ts'

/** Parts of the product that cite facts by their keys or topics. */
export const FACT_PLACES = ['yearly_cost', 'instalments', 'transfer', 'hand_over'] as const
export type FactPlace = (typeof FACT_PLACES)[number]

const { fuel, ...others } = YEARLY_KEYS
const YEARLY: readonly string[] = [...Object.values(fuel), ...Object.values(others)]
const TRANSFER: readonly string[] = TRANSFER_STEPS.flatMap(({ facts }) => [...facts])
const SHEET: readonly string[] = SHEET_FACTS

interface Named {
  key: string
  topic: FactTopic
}

const CITES: Record<FactPlace, (fact: Named) => boolean> = {
  yearly_cost: ({ key }) => YEARLY.includes(key) || bandFrom(key) !== null,
  instalments: ({ topic }) => topic === 'instalments',
  transfer: ({ key }) => TRANSFER.includes(key),
  hand_over: ({ key }) => SHEET.includes(key),
}

/** The parts of the product that cite a fact. */
export const placesOf = (fact: Named): FactPlace[] => FACT_PLACES.filter((place) => CITES[place](fact))
