/** Not the API, nor files and the data of a page, which end in a dot and a word. */
export function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return !path.startsWith('/api/') && !/\.\w+$/.test(path)
}
