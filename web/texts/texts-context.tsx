import { createContext, useContext } from 'react'
import type { AllTexts, Texts } from './create-texts.ts'
import type { TextArea } from './text-key.ts'

const TextsContext = createContext<AllTexts | null>(null)
export const TextsProvider = TextsContext.Provider

/** @param _areas areas to use besides the texts of the site; importing an area loads its texts */
export function useTexts<Areas extends readonly TextArea[]>(..._areas: Areas): Texts<Areas[number]> {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('TextsProvider is missing')
  return texts
}
