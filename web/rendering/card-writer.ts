import { createContext, useContext, type ReactElement } from 'react'
import type { AllTexts } from '#web/texts/create-texts.ts'

/** All that the HTML of a card depends on: the objects are compared by identity, the rest by content. */
export interface CardValues {
  texts: AllTexts
  Actions: object
  content: unknown
}

/**
 * Returns the HTML of a card as visitors without an account see it.
 * @param card rendered if its HTML is not cached
 */
export type WriteCard = (card: ReactElement, values: CardValues) => string

const CardWriterContext = createContext<WriteCard | null>(null)

/** Only the server provides it; browsers render each card. */
export const CardWriterProvider = CardWriterContext.Provider
export const useCardWriter = () => useContext(CardWriterContext)
