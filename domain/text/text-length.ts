/**
 * Length in code points: the unit of every limit of a text and of every count that is shown, as in PostgreSQL's
 * `char_length` and the `maxLength` of JSON Schema. `String.length` counts most emoji twice.
 */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}
