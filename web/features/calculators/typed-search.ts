import { cutText } from '#domain/text/truncate.ts'

const LONGEST = 60

/** What is typed in each input: from the address, or the given value if the address does not say. */
export function readTyped<Name extends string>(
  params: URLSearchParams,
  initial: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const typed: Record<Name, string> = { ...initial }
  for (const name of Object.keys(initial) as Name[]) {
    const value = params.get(name)
    if (value !== null) typed[name] = cutText(value, LONGEST)
  }
  return typed
}

/** The query string of what is typed, without what is not changed; the inverse of `readTyped`. */
export function writeTyped(
  typed: Readonly<Record<string, string>>,
  initial: Readonly<Record<string, string>>,
  car: string | null,
): string {
  const changed = Object.entries(typed).filter(([name, value]) => value !== initial[name])
  const params = new URLSearchParams([...(car ? [['car', car]] : []), ...changed])
  return params.size ? `?${params}` : ''
}
