/** Whether a URL is a page: not the API or the address of other assistants, and neither a file nor the data of a page, which have an extension. */
export function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return !path.startsWith('/api/') && path !== '/mcp' && !/\.\w+$/.test(path)
}
