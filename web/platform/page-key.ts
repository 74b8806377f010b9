const PAGE = /^[0-9a-z]{1,9}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where an address asks a page to begin; undefined for what is no such place. */
export function pageKey(params: URLSearchParams): string | undefined {
  const after = params.get('after') ?? ''
  return PAGE.test(after) ? after : undefined
}
