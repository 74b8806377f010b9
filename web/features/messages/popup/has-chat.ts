/** Whether a page has the chat popup; those of messages would have it twice. */
export function hasChat({ pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname.includes('/car/') || pathname === '/messages') return false
  return pathname !== '/dashboard' || new URLSearchParams(search).get('tab') !== 'messages'
}
