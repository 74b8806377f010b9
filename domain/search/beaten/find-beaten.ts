/** The columns of some cars. */
export interface ComparedCars {
  size: number
  /** 0 if the model is not in the catalogue. */
  models: Int32Array
  years: Int32Array
  mileages: Int32Array
  /** In riyals; negative without a price. */
  prices: Int32Array
}

const FIRST_YEAR = 1950
const YEARS = 128

/**
 * Which cars are beaten by another of them: of the same model, cheaper, of the same year or newer, and with as many
 * kilometres or fewer. Cars without a price or a model neither beat nor are beaten, and the same price beats nobody.
 * Visits each model from the cheapest car up, with the least mileage so far for each year.
 */
export function findBeaten(cars: ComparedCars): Uint8Array {
  const { years, mileages, prices } = cars
  const beaten = new Uint8Array(cars.size)
  const least = new Int32Array(YEARS)
  for (const places of groupedByModel(cars)) {
    least.fill(2 ** 31 - 1)
    for (let start = 0, end = 0; start < places.length; start = end) {
      const price = prices[places[start]!]!
      // cars at the same price do not beat each other
      for (end = start; end < places.length && prices[places[end]!] === price; end++) {
        const at = places[end]!
        if (least[yearPlace(years[at]!)]! <= mileages[at]!) beaten[at] = 1
      }
      for (let one = start; one < end; one++) {
        const at = places[one]!
        // a newer car also counts for all earlier years
        for (let year = yearPlace(years[at]!); year >= 0 && least[year]! > mileages[at]!; year--) {
          least[year] = mileages[at]!
        }
      }
    }
  }
  return beaten
}

const yearPlace = (year: number): number => Math.max(0, Math.min(YEARS - 1, year - FIRST_YEAR))

/** The positions of the comparable cars of each model, by price. */
function* groupedByModel({ size, models, prices }: ComparedCars): Generator<Uint32Array> {
  let most = 0
  for (let at = 0; at < size; at++) if (models[at]! > most) most = models[at]!
  const starts = new Uint32Array(most + 2)
  for (let at = 0; at < size; at++) if (isCompared(models, prices, at)) starts[models[at]! + 1]!++
  for (let model = 1; model < starts.length; model++) starts[model]! += starts[model - 1]!
  // one number is the sort key and the position of a car, since typed arrays sort numbers without a callback
  const keys = new Float64Array(starts.at(-1)!)
  const next = starts.slice()
  for (let at = 0; at < size; at++) {
    if (isCompared(models, prices, at)) keys[next[models[at]!]!++] = prices[at]! * size + at
  }
  for (let model = 1; model <= most; model++) {
    const ofModel = keys.subarray(starts[model], starts[model + 1])
    if (ofModel.length > 1) yield Uint32Array.from(ofModel.toSorted(), (key) => key % size)
  }
}

const isCompared = (models: Int32Array, prices: Int32Array, at: number): boolean => models[at]! > 0 && prices[at]! >= 0
