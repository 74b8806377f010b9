interface Place {
  pathname: string
  search: string
}

/** URL of the sign-in page, with this page as `next`. Auth pages keep their own `next`. */
export function signInAddress({ pathname, search }: Place): string {
  const isAuth = pathname.startsWith('/auth')
  const next = isAuth ? new URLSearchParams(search).get('next') : pathname + search
  return next && next !== '/' ? `/auth?${new URLSearchParams({ next }).toString()}` : '/auth'
}

/** URL of the sign-up page, with this page as `next`. */
export const signUpAddress = ({ pathname, search }: Place): string =>
  `/auth?${new URLSearchParams({ mode: 'sign_up', next: pathname + search }).toString()}`
