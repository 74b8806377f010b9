import { createContext, useContext, type ReactNode } from 'react'
import type { Texts } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export interface Placed {
  texts: Texts
  /** Everything that its look depends on, except the texts; null if it must not be cached. */
  of: readonly unknown[] | null
  fills: readonly string[]
  render: (fills: readonly string[]) => ReactNode
}

/** Renders pieces, or takes them from pages rendered before. */
export type PlacePiece = (piece: Placed) => ReactNode

const PlacePieceContext = createContext<PlacePiece | null>(null)
export const PlacePieceProvider = PlacePieceContext.Provider

interface Props extends Pick<Placed, 'of'> {
  /** Texts within it that vary; each must be the only child of its element, or an attribute as a whole. */
  fills?: readonly string[]
  children: Placed['render']
}

const NONE: readonly string[] = []

/**
 * An element that many pages show alike, like the card of a car: the server renders it once and keeps its text. Nothing
 * within it may depend on the address, or use `useId`.
 */
export function Piece({ of, fills = NONE, children }: Props): ReactNode {
  const place = useContext(PlacePieceContext)
  const texts = useTexts()
  return import.meta.env.SSR && place ? place({ texts, of, fills, render: children }) : children(fills)
}
