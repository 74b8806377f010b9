/** Whether a page has the chat popup: all except those with a bar at the bottom and those that show messages themselves. */
export function hasChat({ pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname.includes('/car/') || /^\/(?:messages|ai-assistant)/.test(pathname)) return false
  return pathname !== '/dashboard' || new URLSearchParams(search).get('tab') !== 'messages'
}
