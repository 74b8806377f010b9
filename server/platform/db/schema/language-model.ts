import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What language models are asked for. */
export const MODEL_PURPOSES = ['assistant', 'description', 'translation'] as const

/** How a call of a language model ended. */
export const MODEL_OUTCOMES = [
  'answered',
  /** The answer was thrown away, since it stated something by itself. */
  'gated',
  'budget_of_person',
  'budget_of_site',
  'busy',
  'refused',
  'unreachable',
  'timeout',
  'cut',
  'format',
  'too_long',
  'empty',
  'stopped',
] as const

/** What the language model was used for, by day in Riyadh and payer. Rows of persons are deleted after two days. */
export const model_spending = pgTable(
  'model_spending',
  {
    day: date().notNull(),
    /** A person, as a hash that changes every day, or `site` for everyone. */
    payer: text().notNull(),
    requests: integer().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    /** In millionths of the currency of the configured prices. */
    cost: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.payer] })],
)

/** Calls of the language model by day in Riyadh, for admins. */
export const model_calls = pgTable(
  'model_calls',
  {
    day: date().notNull(),
    purpose: text({ enum: MODEL_PURPOSES }).notNull(),
    outcome: text({ enum: MODEL_OUTCOMES }).notNull(),
    calls: integer().notNull(),
    input_tokens: bigint({ mode: 'number' }).notNull(),
    output_tokens: bigint({ mode: 'number' }).notNull(),
    /** In millionths of the currency of the configured prices. */
    cost: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.purpose, t.outcome] })],
)
