/** Loader data as one JSON text, since React Router encodes each value on its own, which takes longer than the rest. */
export interface Packed<Data> {
  json: string
  /** Never set: carries the type. */
  of?: Data
}

/** The data of each packed object, which is therefore not parsed where it was packed, and once elsewhere. */
const known = new WeakMap<object, unknown>()

/** @param data values that JSON preserves */
export function pack<Data>(data: Data): Packed<Data> {
  const packed = { json: JSON.stringify(data) }
  known.set(packed, data)
  return packed
}

/** @returns the same object each time, so that effects may depend on it */
export function unpack<Data>(packed: Packed<Data>): Data {
  if (!known.has(packed)) known.set(packed, JSON.parse(packed.json))
  return known.get(packed) as Data
}
