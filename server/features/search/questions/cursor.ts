/** The position of a row in a sorted list: its sort value and key. Times are in Unix milliseconds. */
export interface Cursor {
  /** Null within the cars without a value, which come last. */
  value: number | null
  car_key: number
  /** Whether the page begins after the cars that contain the unused words. */
  isPastWords?: boolean
}

const FORM = /^([0-9a-z]{1,11}|-)_([0-9a-z]{1,11})(-rest)?$/

export function encodeCursor({ value, car_key, isPastWords }: Cursor): string {
  return `${value === null ? '-' : value.toString(36)}_${car_key.toString(36)}${isPastWords ? '-rest' : ''}`
}

/** Null if the cursor is malformed. */
export function decodeCursor(text: string): Cursor | null {
  const [, value, carKey, rest] = FORM.exec(text) ?? []
  if (!value || !carKey) return null
  const cursor = {
    value: value === '-' ? null : Number.parseInt(value, 36),
    car_key: Number.parseInt(carKey, 36),
    ...(rest && { isPastWords: true }),
  }
  return Number.isSafeInteger(cursor.value ?? 0) && Number.isSafeInteger(cursor.car_key) ? cursor : null
}
