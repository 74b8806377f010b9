import {
  codeOfCar,
  type CodeName,
  type CountedCodes,
  type CountedColumn,
  type CountedValues,
} from '../questions/facet-codes.ts'
import { combinationOf, combinationsOf, PARTS, type CountedBlock, type PartName } from './parts.ts'
import { createZones, grownZones, type Zones } from './zones.ts'

/** Some columns of all cars. */
export interface CountedPart {
  name: PartName
  /** For each car, the index of its combination in `values`. */
  column: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>
  /** Zones of the column, if cars are sorted by it. */
  zones: Zones | null
  values: CountedValues[]
  /** The index of each combination. */
  places: Map<number, number>
  /** The number of cars on offer with each of `values`. */
  live: number[]
  codes: Partial<Record<CodeName, Coded>>
}

/** The codes of one name, and the index of the code for each of `values`. */
interface Coded {
  codes: number[]
  places: Map<number, number>
  ofValue: number[]
}

const MOST_SHORT = 65_536

export function createPart(name: PartName, capacity: number): CountedPart {
  const names = PARTS[name].names.map((one): [CodeName, Coded] => [one, { codes: [], places: new Map(), ofValue: [] }])
  return {
    name,
    column: new Uint16Array(capacity),
    zones: PARTS[name].isAlike ? createZones(capacity) : null,
    values: [],
    places: new Map(),
    live: [],
    codes: Object.fromEntries(names),
  }
}

export function growPart(part: CountedPart, capacity: number): void {
  const column = part.column instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity)
  column.set(part.column)
  part.column = column
  if (part.zones) part.zones = grownZones(part.zones, capacity)
}

/** The index of a car's combination, which is added if new. */
export function placeIn(part: CountedPart, car: CountedValues): number {
  const combination = combinationOf(PARTS[part.name], car)
  return part.places.get(combination) ?? addCombination(part, combination, (column) => car[column])
}

/** Adds the combinations of these cars to the column. */
export function addToPart(part: CountedPart, { size, values }: CountedBlock, start: number): void {
  const combinations = combinationsOf(PARTS[part.name], { size, values })
  for (let at = 0; at < size; at++) {
    const combination = combinations[at]!
    const place = part.places.get(combination) ?? addCombination(part, combination, (column) => values[column][at]!)
    // the column may have been reallocated
    part.column[start + at] = place
  }
}

function addCombination(part: CountedPart, combination: number, valueOf: (column: CountedColumn) => number): number {
  const { names, columns } = PARTS[part.name]
  const values = Object.fromEntries(columns.map((column) => [column, valueOf(column)])) as CountedValues
  const place = part.values.push(values) - 1
  part.places.set(combination, place)
  part.live.push(0)
  for (const name of names) addCode(part.codes[name]!, codeOfCar(name, values))
  if (part.values.length > MOST_SHORT && part.column instanceof Uint16Array) part.column = Uint32Array.from(part.column)
  return place
}

function addCode({ codes, places, ofValue }: Coded, code: number): void {
  const known = places.get(code)
  if (known === undefined) places.set(code, codes.length)
  ofValue.push(known ?? codes.push(code) - 1)
}

/**
 * The codes that at least one car has, with their counts.
 * @param counted the number of cars with each value of the part
 */
export function countCodes(part: CountedPart, name: CodeName, counted: Int32Array): CountedCodes {
  const { codes, ofValue } = part.codes[name]!
  const sums = new Int32Array(codes.length)
  for (let place = 0; place < counted.length; place++) sums[ofValue[place]!]! += counted[place]!
  let size = 0
  const found = { codes: new Int32Array(codes.length), counts: sums }
  for (let place = 0; place < sums.length; place++) {
    if (!sums[place]) continue
    found.codes[size] = codes[place]!
    sums[size++] = sums[place]!
  }
  return { codes: found.codes.subarray(0, size), counts: sums.subarray(0, size) }
}
