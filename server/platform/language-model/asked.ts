import type { MODEL_PURPOSES } from '#server/platform/db/schema/language-model.ts'
import type { ModelOutcome } from './model-failure.ts'

/** Who a call is counted for: a user, or the address of a visitor. */
export type Payer = { userId: string } | { address: string }

/** Limits of a day. */
export interface Limits {
  requests: number
  tokens: number
  /** In the currency of the prices. */
  cost: number
}

export interface Budget {
  person: Limits
  site: Limits
  /** Prices of a million tokens. */
  prices: Tokens
}

export interface Tokens {
  input: number
  output: number
}

export interface ModelConfig {
  /** The URL above `/chat/completions`. */
  baseUrl: string
  apiKey: string | null
  model: string
  /** Milliseconds without anything from the model after which it counts as failed. */
  patience: number
  budget: Budget
}

export type ModelPurpose = (typeof MODEL_PURPOSES)[number]

/** What a model can call. It only reads. */
export interface ModelTool {
  name: string
  description: string
  /** As JSON Schema. */
  schema: object
  /** @throws if the arguments, which are of any form, are not those of the schema */
  read: (given: unknown) => Record<string, unknown>
  run: (input: Record<string, unknown>) => Promise<unknown>
}

export interface Question {
  instructions: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  tools?: readonly ModelTool[]
  /** Of the answer. */
  mostTokens: number
  /** Of answers with calls of tools in between. */
  mostSteps?: number
  /** That of the model by default. */
  temperature?: number
  signal?: AbortSignal | undefined
}

export interface Asked extends Question {
  purpose: ModelPurpose
  payer: Payer
  /** What the caller made of an answer that it did not read to its end. */
  verdict?: () => ModelOutcome | null
}
