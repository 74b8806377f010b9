import { createContext, useContext, type ReactNode } from 'react'
import type { Texts } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export interface Placed {
  texts: Texts
  /** All values that the output depends on, except the texts; null disables caching. */
  of: readonly unknown[] | null
  fills: readonly string[]
  render: (fills: readonly string[]) => ReactNode
}

/** Renders a fragment, or inserts it from the cache. */
export type PlaceFragment = (fragment: Placed) => ReactNode

const PlaceFragmentContext = createContext<PlaceFragment | null>(null)
export const PlaceFragmentProvider = PlaceFragmentContext.Provider

interface Props extends Pick<Placed, 'of'> {
  /** Texts that vary. Each must be the only child of an element or within an attribute. */
  fills?: readonly string[]
  children: Placed['render']
}

const NONE: readonly string[] = []

/**
 * An element that looks the same on many pages, such as the card of a car. The server renders it once and caches its
 * HTML. Its content must not depend on the URL nor use `useId`. Within a fragment there may be others, which are cached for
 * its kind; their values must not contain fills of the outer one.
 */
export function CachedFragment({ of, fills = NONE, children }: Props): ReactNode {
  const place = useContext(PlaceFragmentContext)
  const texts = useTexts()
  return import.meta.env.SSR && place ? place({ texts, of, fills, render: children }) : children(fills)
}
