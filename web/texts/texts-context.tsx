import type { i18n } from 'i18next'
import { createContext, useContext } from 'react'
import type { Lang } from '#domain/language.ts'
import type { TextKey } from './text-key.ts'

const TextsContext = createContext<i18n | null>(null)
export const TextsProvider = TextsContext.Provider

interface Texts {
  lang: Lang
  /** @param values what stands in the text's `{{placeholders}}`; `count` chooses the plural form */
  t: (key: TextKey, values?: Record<string, string | number>) => string
}

export function useTexts(): Texts {
  const instance = useContext(TextsContext)
  if (!instance) throw new Error('TextsProvider is missing')
  return { lang: instance.language as Lang, t: (key, values) => instance.t(key, values ?? {}) }
}
