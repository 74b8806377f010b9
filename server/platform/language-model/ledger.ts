import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dayInRiyadh } from '#domain/riyadh-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { model_calls, model_spending } from '#server/platform/db/schema/index.ts'
import { networkOf } from '#server/platform/networks.ts'
import type { Budget, Limits, ModelPurpose, Payer, Tokens } from './asked.ts'
import { ModelFailure, type ModelOutcome } from './model-failure.ts'

const SITE = 'site'
const MILLION = 1_000_000

interface Parts {
  budget: Budget
  db: Db
  clock: Clock
  secret: string
}

/**
 * Counts what each person, and the whole site, has used of a day. What a call may cost is taken before it begins, and
 * corrected when it has ended, so that calls at the same time cannot exceed a budget together.
 */
export function openLedger({ budget, db, clock, secret }: Parts) {
  const costOf = ({ input, output }: Tokens) => Math.ceil(input * budget.prices.input + output * budget.prices.output)
  const today = () => dayInRiyadh(clock())

  /** Nobody can tell from it who it is, or that it is the same person on another day. */
  const hashOf = (day: string, payer: Payer) =>
    createHmac('sha256', secret)
      .update(`model ${day} ${'userId' in payer ? payer.userId : networkOf(payer.address)}`)
      .digest('base64url')

  async function note(
    purpose: ModelPurpose,
    outcome: ModelOutcome,
    used: Tokens = { input: 0, output: 0 },
    day = today(),
  ) {
    await db
      .insert(model_calls)
      .values({
        day,
        purpose,
        outcome,
        calls: 1,
        input_tokens: used.input,
        output_tokens: used.output,
        cost: costOf(used),
      })
      .onConflictDoUpdate({
        target: [model_calls.day, model_calls.purpose, model_calls.outcome],
        set: {
          calls: sql`${model_calls.calls} + 1`,
          input_tokens: sql`${model_calls.input_tokens} + excluded.input_tokens`,
          output_tokens: sql`${model_calls.output_tokens} + excluded.output_tokens`,
          cost: sql`${model_calls.cost} + excluded.cost`,
        },
      })
  }

  /**
   * Takes what a call may use from the budgets.
   * @throws ModelFailure if too little is left
   */
  async function open(purpose: ModelPurpose, payer: Payer, expected: Tokens) {
    const day = today()
    const person = hashOf(day, payer)
    const taken = { tokens: expected.input + expected.output, cost: costOf(expected) }
    try {
      await db.transaction(async (tx) => {
        if (!(await take(tx, { day, payer: person, ...taken }, budget.person)))
          throw new ModelFailure('budget_of_person')
        if (!(await take(tx, { day, payer: SITE, ...taken }, budget.site))) throw new ModelFailure('budget_of_site')
      })
    } catch (error) {
      if (error instanceof ModelFailure) await note(purpose, error.outcome)
      throw error
    }
    return {
      /** Charges what was used instead. */
      close: async (outcome: ModelOutcome, used: Tokens): Promise<void> => {
        const more = { tokens: used.input + used.output - taken.tokens, cost: costOf(used) - taken.cost }
        await db
          .update(model_spending)
          .set({
            tokens: sql`${model_spending.tokens} + ${more.tokens}`,
            cost: sql`${model_spending.cost} + ${more.cost}`,
          })
          .where(sql`${model_spending.day} = ${day} and ${model_spending.payer} in (${person}, ${SITE})`)
        await note(purpose, outcome, used, day)
      },
    }
  }

  return { open }
}

interface Taken {
  day: string
  payer: string
  tokens: number
  cost: number
}

/** @returns whether it was left */
async function take(tx: Db, taken: Taken, limits: Limits): Promise<boolean> {
  const mostCost = Math.floor(limits.cost * MILLION)
  if (limits.requests < 1 || taken.tokens > limits.tokens || taken.cost > mostCost) return false
  const rows = await tx
    .insert(model_spending)
    .values({ ...taken, requests: 1 })
    .onConflictDoUpdate({
      target: [model_spending.day, model_spending.payer],
      set: {
        requests: sql`${model_spending.requests} + 1`,
        tokens: sql`${model_spending.tokens} + excluded.tokens`,
        cost: sql`${model_spending.cost} + excluded.cost`,
      },
      setWhere: sql`${model_spending.requests} < ${limits.requests}
        and ${model_spending.tokens} + excluded.tokens <= ${limits.tokens}
        and ${model_spending.cost} + excluded.cost <= ${mostCost}`,
    })
    .returning({ payer: model_spending.payer })
  return rows.length > 0
}
