const WORD = /^[a-z_-]{0,30}$/

/** The path of a page without what says of whom or what it is: ids, tokens and queries. */
export function pagePath(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/)
  return path
    .split('/')
    .map((part) => (WORD.test(part) ? part : ':id'))
    .join('/')
    .slice(0, 100)
}
