import type { TextKey } from '#web/texts/text-key.ts'

interface Field {
  key: TextKey
  value: string | null
}

export interface CompareRow {
  key: TextKey
  /** One for each car, in order; null where nobody stated it. */
  values: { id: number; text: string | null }[]
  isSame: boolean
}

/** The fields of several cars as rows; what none of them states is left out. */
export function compareRows(cars: readonly (readonly Field[])[]): CompareRow[] {
  const [first = []] = cars
  return first.flatMap(({ key }, at) => {
    const values = cars.map((fields, id) => ({ id, text: fields[at]?.value ?? null }))
    if (values.every(({ text }) => text === null)) return []
    return [{ key, values, isSame: values.every(({ text }) => text === values[0]?.text) }]
  })
}
