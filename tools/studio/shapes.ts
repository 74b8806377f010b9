import { convertible } from './shapes/convertible.ts'
import { coupe } from './shapes/coupe.ts'
import { hatchback } from './shapes/hatchback.ts'
import { offroader } from './shapes/offroader.ts'
import { pickup } from './shapes/pickup.ts'
import { saloon } from './shapes/saloon.ts'
import { sedan } from './shapes/sedan.ts'
import { suv } from './shapes/suv.ts'
import { wagon } from './shapes/wagon.ts'

export const SHAPES = { sedan, saloon, suv, offroader, hatchback, coupe, convertible, wagon, pickup }
export type ShapeName = keyof typeof SHAPES
