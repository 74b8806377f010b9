import type { MODEL_OUTCOMES } from '#server/platform/db/schema/language-model.ts'

export type ModelOutcome = (typeof MODEL_OUTCOMES)[number]

/** Why a language model gave no answer, or only the beginning of one. */
export class ModelFailure extends Error {
  readonly outcome: Exclude<ModelOutcome, 'answered'>

  constructor(outcome: Exclude<ModelOutcome, 'answered'>, cause?: unknown) {
    super(`The language model: ${outcome}`, { cause })
    this.outcome = outcome
  }
}
