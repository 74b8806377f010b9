import { compareCars } from './compare-cars.ts'
import { getCar } from './get-car.ts'
import { knowledge } from './knowledge.ts'
import { pricePosition } from './price-position.ts'
import { searchCars } from './search-cars.ts'
import type { Tool } from './tool.ts'
import { yearlyCost } from './yearly-cost.ts'

export const TOOLS: readonly Tool[] = [searchCars, getCar, compareCars, pricePosition, yearlyCost, knowledge]
