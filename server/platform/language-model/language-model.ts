import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Asked, ModelConfig } from './asked.ts'
import { openLedger } from './ledger.ts'
import { ModelFailure, type ModelOutcome } from './model-failure.ts'

/** A language model behind an OpenAI-compatible API, within its budgets. */
export interface LanguageModel {
  /** As configured. */
  name: string
  /**
   * Pieces of an answer as they are written. Everything that was asked is charged, whether or not it succeeds.
   * @throws ModelFailure, also in the middle of an answer
   */
  ask: (asked: Asked) => AsyncGenerator<string>
  /**
   * A whole text.
   * @throws ModelFailure
   */
  write: (asked: Omit<Asked, 'tools'>) => Promise<string>
}

interface Parts {
  config: ModelConfig
  db: Db
  clock: Clock
  /** Makes hashes of payers. */
  secret: string
}

export function createLanguageModel({ config, db, clock, secret }: Parts): LanguageModel {
  const ledger = openLedger({ budget: config.budget, db, clock, secret })

  async function* ask(asked: Asked): AsyncGenerator<string> {
    const sent = JSON.stringify([asked.instructions, asked.messages, asked.tools])
    const expected = { input: tokensIn(sent), output: asked.mostTokens }
    const account = await ledger.open(asked.purpose, asked.payer, expected)
    let outcome: ModelOutcome = 'stopped'
    let written = 0
    const used = { input: 0, output: 0 }
    try {
      // few sites have a model
      const { streamAnswer } = await import('./stream-answer.ts')
      for await (const piece of streamAnswer(config, asked, used)) {
        written += tokensIn(piece.trim())
        yield piece
      }
      if (written === 0) throw new ModelFailure('empty')
      outcome = 'answered'
    } catch (error) {
      if (error instanceof ModelFailure) outcome = error.outcome
      throw error
    } finally {
      // what was sent costs as well when the answer was cut, or its usage is not told
      const charged = { input: used.input || expected.input, output: Math.max(used.output, written) }
      await account.close(asked.verdict?.() ?? outcome, charged)
    }
  }

  return {
    name: config.model,
    ask,
    write: async (asked) => {
      let text = ''
      for await (const piece of ask(asked)) text += piece
      return text.trim()
    },
  }
}

/** A rough estimate on the safe side: Arabic has more tokens per letter than English. */
const tokensIn = (text: string): number => Math.ceil(text.length / 2)
