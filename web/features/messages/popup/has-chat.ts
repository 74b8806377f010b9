/** Whether a page has the chat popup: all except pages of cars and those that show messages themselves. */
export function hasChat({ pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname.includes('/car/') || pathname.startsWith('/messages')) return false
  return pathname !== '/dashboard' || new URLSearchParams(search).get('tab') !== 'messages'
}
