export interface ComparedField<Key> {
  /** Of the text that names it. */
  key: Key
  value: string | null
  /** Rank of the value, higher is better; null if values cannot be ranked. */
  worth: number | null
  /** A reason to look closer. */
  isDoubtful?: boolean
}

interface CompareValue {
  id: number
  /** Null if the car does not state it. */
  text: string | null
  /** The best of the values, and better than at least one of them. */
  isBest: boolean
  isDoubtful: boolean
}

export interface CompareRow<Key> {
  key: Key
  /** One value per car, in order. */
  values: CompareValue[]
  isSame: boolean
}

/** The fields of several cars as rows, without those that no car states. */
export function compareRows<Key>(cars: readonly (readonly ComparedField<Key>[])[]): CompareRow<Key>[] {
  const [first = []] = cars
  return first.flatMap(({ key }, at) => {
    const fields = cars.map((car) => car[at] ?? { key, value: null, worth: null })
    if (fields.every(({ value }) => value === null)) return []
    const worths = fields.flatMap(({ worth }) => worth ?? [])
    const [best, worst] = [Math.max(...worths), Math.min(...worths)]
    const values = fields.map(({ value, worth, isDoubtful = false }, id) => ({
      id,
      text: value,
      isBest: worth === best && best > worst,
      isDoubtful,
    }))
    return [{ key, values, isSame: values.every(({ text }) => text === values[0]?.text) }]
  })
}

/** Rows that differ come first. */
export const differencesFirst = <Key>(rows: readonly CompareRow<Key>[]): CompareRow<Key>[] =>
  rows.toSorted((one, other) => Number(one.isSame) - Number(other.isSame))
