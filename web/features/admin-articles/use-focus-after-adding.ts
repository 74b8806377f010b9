import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { ArticleFields } from '#contract/articles.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'

/** State of the page that a new article moves to: the language that was published, or none. */
interface Added {
  added: Lang | 'draft'
}

export const stateAfterAdding = (fields: ArticleFields): Added => ({
  added: LANGUAGES.find((lang) => fields[`published_${lang}_at`] !== null) ?? 'draft',
})

/** Focuses the button that goes on with what added the article, since the form is another one now. */
export function useFocusAfterAdding(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  const added = (useLocation().state as Partial<Added> | null)?.added
  useEffect(() => {
    if (!added || !isReady) return
    form.current?.querySelector<HTMLElement>(`[data-saves=${added}]`)?.focus({ preventScroll: true })
  }, [form, added, isReady])
}
