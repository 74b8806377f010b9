import { createContext, useContext, type ReactElement } from 'react'
import type { AllTexts } from '#web/texts/create-texts.ts'

/** All that the HTML of a card depends on. */
export interface CardValues {
  /** Compared by identity. */
  texts: AllTexts
  /** The component of its buttons, compared by identity. */
  Actions: object
  /** Compared as JSON. */
  content: unknown
}

/**
 * Returns the HTML of a card as visitors without an account see it.
 * @param card rendered if its HTML is not cached
 */
export type WriteCard = (card: ReactElement, values: CardValues) => string

const CardWriterContext = createContext<WriteCard | null>(null)

/** Null in browsers, which render each card. */
export const CardWriterProvider = CardWriterContext.Provider
export const useCardWriter = () => useContext(CardWriterContext)
