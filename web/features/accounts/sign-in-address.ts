/** URL of the sign-in page, with this page as `next`. Auth pages keep their own `next`. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname.startsWith('/auth')) {
    const next = new URLSearchParams(search).get('next')
    return next ? `/auth?${new URLSearchParams({ next }).toString()}` : '/auth'
  }
  return pathname === '/' && !search ? '/auth' : `/auth?${new URLSearchParams({ next: pathname + search }).toString()}`
}
