import { expect, test } from 'vitest'
import { model_calls, model_spending } from '#server/platform/db/schema/index.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenModelServer } from '#server/testing/given-model-server.ts'
import type { Script } from '#server/testing/model-server.ts'
import type { Asked, ModelTool } from './asked.ts'
import type { LanguageModel } from './language-model.ts'
import { ModelFailure } from './model-failure.ts'

const server = await givenModelServer()
const PRICES = { LLM_INPUT_PRICE: '2', LLM_OUTPUT_PRICE: '10' }

const ASKED: Asked = {
  purpose: 'assistant',
  payer: { address: '203.0.113.7' },
  instructions: 'Answer.',
  messages: [{ role: 'user', content: 'Hello' }],
  mostTokens: 100,
}

async function givenModel(env: Record<string, string> = {}) {
  const { services } = await givenApp({ ...server.env, ...PRICES, ...env })
  if (!services.languageModel) throw new Error('no model')
  return { model: services.languageModel, db: services.db }
}

async function outcomeOf(model: LanguageModel, asked: Asked = ASKED): Promise<{ text: string; outcome: string }> {
  let text = ''
  try {
    for await (const piece of model.ask(asked)) text += piece
    return { text: text.trim(), outcome: 'answered' }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { text, outcome: error.outcome }
  }
}

const adder = (): ModelTool & { calls: unknown[] } => {
  const calls: unknown[] = []
  return {
    calls,
    name: 'add',
    description: 'Adds',
    schema: { type: 'object', properties: { one: { type: 'number' } }, required: ['one'] },
    read: (given) => {
      if (typeof (given as { one?: unknown } | null)?.one !== 'number') throw new Error('one is a number')
      return given as Record<string, unknown>
    },
    run: async (input) => {
      calls.push(input)
      return { sum: Number(input['one']) + 1 }
    },
  }
}

test('AI-01 streams an answer, and sends the key, the model and the limit of tokens', async () => {
  const { model, db } = await givenModel()
  server.play({ kind: 'text', text: 'أهلًا بك، how are you?' })
  expect(await outcomeOf(model)).toEqual({ text: 'أهلًا بك، how are you?', outcome: 'answered' })
  expect(server.requests.at(-1)).toMatchObject({ model: 'scripted', max_tokens: 100, stream: true })
  expect(await db.select().from(model_calls)).toMatchObject([
    { purpose: 'assistant', outcome: 'answered', calls: 1, input_tokens: 100, output_tokens: 20, cost: 400 },
  ])
  server.play({ kind: 'text', text: 'A whole text.' })
  expect(await model.write(ASKED)).toBe('A whole text.')
})

test('AI-01 lets the model call tools, tells it of wrong names and arguments, and ends a loop', async () => {
  const { model } = await givenModel()
  const tool = adder()
  const asked = { ...ASKED, tools: [tool] }
  server.play({ kind: 'tool', name: 'add', input: { one: 1 } }, { kind: 'text', text: 'Done.' })
  expect(await outcomeOf(model, asked)).toEqual({ text: 'Done.', outcome: 'answered' })
  expect(JSON.stringify(server.requests.at(-1)?.messages)).toContain('sum')

  const wrong: Script[] = [
    { kind: 'tool', name: 'drop_tables', input: {} },
    { kind: 'tool', name: 'add', input: { one: 'x' } },
    { kind: 'tool', name: 'add', input: '{"one":' },
  ]
  for (const script of wrong) {
    server.play(script, { kind: 'text', text: 'Done.' })
    expect(await outcomeOf(model, asked)).toEqual({ text: 'Done.', outcome: 'answered' })
  }
  expect(tool.calls).toEqual([{ one: 1 }])

  server.requests.length = 0
  server.play({ kind: 'tool', name: 'add', input: { one: 1 } })
  expect(await outcomeOf(model, asked)).toEqual({ text: '', outcome: 'empty' })
  expect(server.requests).toHaveLength(4)
})

test.each([
  ['busy', 'busy'],
  ['failing', 'refused'],
  ['hang', 'timeout'],
  ['silent', 'timeout'],
  ['cut', 'cut'],
  ['bad_json', 'format'],
  ['html', 'format'],
  ['empty', 'empty'],
  ['endless', 'too_long'],
  ['endless_line', 'too_long'],
  ['endless_error', 'too_long'],
  ['redirect', 'timeout'],
] as const)('AI-01 a model server that is %s ends as %s, and is charged', async (kind, outcome) => {
  const { model, db } = await givenModel(outcome === 'timeout' ? { LLM_PATIENCE_MS: '300' } : {})
  server.play({ kind })
  const ended = await outcomeOf(model)
  expect(ended.outcome).toBe(outcome)
  expect(ended.text.length).toBeLessThan(20_000)
  const [call] = await db.select().from(model_calls)
  expect(call).toMatchObject({ outcome, calls: 1 })
  expect(call?.input_tokens).toBeGreaterThan(0)
  expect(await db.select().from(model_spending)).toHaveLength(2)
})

test('AI-01 a redirect, which would send the question elsewhere, is not followed', async () => {
  const { model } = await givenModel({ LLM_PATIENCE_MS: '300' })
  server.play({ kind: 'redirect' }, { kind: 'text', text: 'Elsewhere.' })
  expect(await outcomeOf(model)).toEqual({ text: '', outcome: 'timeout' })
})

test('AI-01 a server that refuses once is asked again', async () => {
  const { model } = await givenModel()
  server.play({ kind: 'failing' }, { kind: 'text', text: 'Again.' })
  expect(await outcomeOf(model)).toEqual({ text: 'Again.', outcome: 'answered' })
})

test('AI-01 a call that is stopped ends at once, and is charged', async () => {
  const { model, db } = await givenModel()
  server.play({ kind: 'hang' })
  const stopping = new AbortController()
  const asking = outcomeOf(model, { ...ASKED, signal: stopping.signal })
  stopping.abort()
  expect((await asking).outcome).toBe('stopped')
  server.play({ kind: 'endless' })
  for await (const piece of model.ask(ASKED)) if (piece) break
  expect(await db.select().from(model_calls)).toMatchObject([{ outcome: 'stopped', calls: 2 }])
})

test.each([
  ['LLM_DAILY_REQUESTS', '3', 'budget_of_person'],
  ['LLM_DAILY_TOKENS', '480', 'budget_of_person'],
  ['LLM_DAILY_COST', '0.0023', 'budget_of_person'],
  ['LLM_SITE_DAILY_REQUESTS', '3', 'budget_of_site'],
  ['LLM_SITE_DAILY_TOKENS', '480', 'budget_of_site'],
  ['LLM_SITE_DAILY_COST', '0.0023', 'budget_of_site'],
])('AI-01 %s holds for calls at the same time, and until the next day', async (name, value, outcome) => {
  const { services, time } = await givenApp({ ...server.env, ...PRICES, [name]: value })
  const model = services.languageModel
  if (!model) throw new Error('no model')
  server.play({ kind: 'text', text: 'Yes.' })
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(model)))
  expect(outcomes.filter((one) => one.outcome === outcome).length).toBeGreaterThan(0)
  const rows = await services.db.select().from(model_spending)
  for (const { requests, tokens, cost } of rows) {
    const spent = { REQUESTS: requests, TOKENS: tokens, COST: cost / 1_000_000 }[name.split('_').at(-1) ?? '']
    expect(spent).toBeLessThanOrEqual(Number(value))
    expect(tokens).toBe(requests * 120)
  }
  // nobody learns from the ledger who asked
  expect(JSON.stringify(rows)).not.toContain('203.0.113')

  time.now = new Date(time.now.getTime() + 24 * 3_600_000)
  expect((await outcomeOf(model)).outcome).toBe('answered')
})
