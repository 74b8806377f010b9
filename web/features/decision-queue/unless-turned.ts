import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `shouldRevalidate` of a screen with queues whose open items have these search parameters: turning loads nothing. */
export const unlessTurned =
  (...params: string[]) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isTurn = currentUrl.href !== nextUrl.href && screenOf(currentUrl) === screenOf(nextUrl)
    return isTurn ? false : defaultShouldRevalidate

    function screenOf({ pathname, searchParams }: URL): string {
      return `${pathname}?${new URLSearchParams([...searchParams].filter(([name]) => !params.includes(name)))}`
    }
  }
