/** Whether a page has the chat popup. Pages that show messages themselves do not. */
export function hasChat({ pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname.includes('/car/') || pathname === '/messages') return false
  return pathname !== '/dashboard' || new URLSearchParams(search).get('tab') !== 'messages'
}
