import { useState } from 'react'
import type { Citations } from '#contract/content-use.ts'
import { failureOf } from '#web/ui/form/failure.ts'

/** What is done to content that other content refers to. */
export type Removal = 'delete' | 'unpublish'

interface Question {
  /** What cites the content. */
  citations: Citations
  removal: Removal
  onConfirm: () => void
}

/** Props of `CitedWarning`. */
export interface Warning {
  /** Null without a question. */
  question: Question | null
  onClose: () => void
}

/** A question before content is removed that other content refers to. `CitedWarning` shows it, from `warning`. */
export function useCitedQuestion() {
  const [question, ask] = useState<Question | null>(null)
  const warning: Warning = { question, onClose: () => ask(null) }
  return { ask, warning }
}

/** What cites the content, if that is why its removal was refused. */
export function citationsIn(error: unknown): Citations | null {
  const { code, data } = failureOf(error)
  return code === 'CITED' ? { articles: data.articles ?? [], places: data.places ?? [] } : null
}
