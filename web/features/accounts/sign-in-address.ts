/** Where to sign in so that one comes back here afterwards; from the pages of signing in themselves to where they lead. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname.startsWith('/auth')) {
    const next = new URLSearchParams(search).get('next')
    return next ? `/auth?${new URLSearchParams({ next }).toString()}` : '/auth'
  }
  return pathname === '/' && !search ? '/auth' : `/auth?${new URLSearchParams({ next: pathname + search }).toString()}`
}
