/** Texts that people do not write: IDs, times, addresses of pictures and names of choices. */
const TECHNICAL = /^[\w:./+-]*$/
const NUMBERS = /^[\d.]+$/

/** The lines that a person wrote, of a stored value of any shape. */
export function writtenLines(value: unknown): string[] {
  if (typeof value === 'string') return isWritten(value.trim()) ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap(writtenLines)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(writtenLines)
  return []
}

const isWritten = (text: string): boolean => text !== '' && (!TECHNICAL.test(text) || NUMBERS.test(text))
