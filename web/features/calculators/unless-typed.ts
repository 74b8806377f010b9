import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `shouldRevalidate` of a calculator: what is typed loads nothing, another car does. */
export function unlessTyped({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isTyped = currentUrl.href !== nextUrl.href && loadedBy(currentUrl) === loadedBy(nextUrl)
  return isTyped ? false : defaultShouldRevalidate
}

const loadedBy = ({ pathname, searchParams }: URL): string =>
  [pathname, searchParams.get('car'), searchParams.get('lang')].join(' ')
