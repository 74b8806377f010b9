const WORD = /^[a-z_-]{0,30}$/

/** The path of a page without ids, tokens and query parameters, so that it identifies nobody. */
export function pagePath(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/)
  return path
    .split('/')
    .map((part) => (WORD.test(part) ? part : ':id'))
    .join('/')
    .slice(0, 100)
}
