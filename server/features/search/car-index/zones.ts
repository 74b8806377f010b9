import { roomFor } from './car-set.ts'

/**
 * The minimum and maximum of the 32 cars that share a word of a set. May be too wide, since values of overwritten
 * cars remain. Cars are sorted by similarity, so for most words the bounds alone decide.
 */
export interface Zones {
  least: Float64Array<ArrayBuffer>
  greatest: Float64Array<ArrayBuffer>
}

export const createZones = (capacity: number): Zones => ({
  least: new Float64Array(roomFor(capacity)).fill(Infinity),
  greatest: new Float64Array(roomFor(capacity)).fill(-Infinity),
})

export function grownZones(zones: Zones, capacity: number): Zones {
  const grown = createZones(capacity)
  grown.least.set(zones.least)
  grown.greatest.set(zones.greatest)
  return grown
}

export function widenZone({ least, greatest }: Zones, at: number, value: number): void {
  const word = at >>> 5
  if (value < least[word]!) least[word] = value
  if (value > greatest[word]!) greatest[word] = value
}

/** The zones of a column of this many cars. */
export function zonesAlong(column: ArrayLike<number>, size: number, capacity: number): Zones {
  const zones = createZones(capacity)
  for (let at = 0; at < size; at++) widenZone(zones, at, column[at]!)
  return zones
}
