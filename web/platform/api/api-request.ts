/** Flattens objects and arrays to form fields such as `offers[0][days]`, whose values are texts or files. */
function flatten(value: unknown, name: string): [name: string, value: string | Blob][] {
  if (value instanceof Blob) return [[name, value]]
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => flatten(part, name ? `${name}[${key}]` : key))
  }
  return value === undefined || value === null || Number.isNaN(value) ? [] : [[name, String(value)]]
}

/** The files in the input of a call. */
export function filesOf(value: unknown): Blob[] {
  if (value instanceof Blob) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : []
}

/**
 * Builds the HTTP request of a call: input fields named in the path are put there; the others go into the query string
 * of a GET request, or else into the body.
 * @param route method and path, such as `PUT /me/ads/{car_id}`
 */
export function requestOf(route: string, input: unknown): { address: string; init: RequestInit } {
  const [method = '', path = ''] = route.split(' ')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const fields = Object.entries(input ?? {})
  const rest = fields.filter(([name]) => !names.includes(name))
  const given = Object.fromEntries(fields) as Record<string, string | number>
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
  if (method === 'GET') {
    const query = new URLSearchParams(flatten(Object.fromEntries(rest), '') as [string, string][]).toString()
    return { address: query ? `${address}?${query}` : address, init: { method } }
  }
  if (input === undefined || (names.length && !rest.length)) return { address, init: { method } }
  return { address, init: { method, ...bodyOf(Object.fromEntries(rest)) } }
}

function bodyOf(fields: object): RequestInit {
  if (!filesOf(fields).length) return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }
  const body = new FormData()
  for (const [name, value] of flatten(fields, '')) body.append(name, value)
  return { body }
}
