import type { TextKey } from '#web/texts/text-key.ts'

interface Field {
  key: TextKey
  value: string | null
  /** The higher the better; null where none is better than another. */
  worth: number | null
}

interface CompareValue {
  id: number
  /** Null where nobody stated it. */
  text: string | null
  /** Better than that of another car, and worse than none. */
  isBest: boolean
}

export interface CompareRow {
  key: TextKey
  /** One for each car, in order. */
  values: CompareValue[]
  isSame: boolean
}

/** The fields of several cars as rows, without those that no car states. */
export function compareRows(cars: readonly (readonly Field[])[]): CompareRow[] {
  const [first = []] = cars
  return first.flatMap(({ key }, at) => {
    const fields = cars.map((car) => car[at] ?? { key, value: null, worth: null })
    if (fields.every(({ value }) => value === null)) return []
    const worths = fields.flatMap(({ worth }) => worth ?? [])
    const [best, worst] = [Math.max(...worths), Math.min(...worths)]
    const values = fields.map(({ value, worth }, id) => ({ id, text: value, isBest: worth === best && best > worst }))
    return [{ key, values, isSame: values.every(({ text }) => text === values[0]?.text) }]
  })
}
