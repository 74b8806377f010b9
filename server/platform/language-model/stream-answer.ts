import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, dynamicTool, isStepCount, jsonSchema, RetryError, streamText, type ToolSet } from 'ai'
import { limitedFetch } from './limited-fetch.ts'
import type { ModelConfig, ModelTool, Question } from './asked.ts'
import { ModelFailure } from './model-failure.ts'

/** Answers with calls of tools in between. */
const MOST_STEPS = 4
/** Of all responses to a question: their events have some hundred bytes for each token. */
const MOST_BYTES = 2_000_000
/** In characters. */
const LONGEST_ANSWER = 16_000
const WHOLE_ANSWER_MS = 30_000
const TOO_MANY_REQUESTS = 429

/** @param used is increased by the tokens that the model says it used */
export async function* streamAnswer(
  { baseUrl, apiKey, model, patience }: Omit<ModelConfig, 'budget'>,
  { instructions, messages, tools = [], mostTokens, mostSteps = MOST_STEPS, temperature, signal }: Question,
  used: { input: number; output: number },
): AsyncGenerator<string> {
  const ending = new AbortController()
  const end = (outcome: 'timeout' | 'stopped' | 'too_long') => ending.abort(new ModelFailure(outcome))
  const stop = () => end('stopped')
  if (signal?.aborted) throw new ModelFailure('stopped')
  signal?.addEventListener('abort', stop)
  // covers the time before the first byte too, and answers to retries
  let silence = setTimeout(() => end('timeout'), patience)
  const whole = setTimeout(() => end('timeout'), WHOLE_ANSWER_MS)
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: limitedFetch(MOST_BYTES),
    ...(apiKey !== null && { apiKey }),
  })
  let length = 0
  try {
    const { stream } = streamText({
      model: provider(model),
      instructions,
      messages: messages.map((message) => ({ ...message })),
      tools: toolSet(tools),
      stopWhen: isStepCount(mostSteps),
      maxOutputTokens: mostTokens,
      ...(temperature !== undefined && { temperature }),
      maxRetries: 1,
      abortSignal: ending.signal,
      // errors are parts of the stream
      onError: () => {},
    })
    for await (const part of stream) {
      if (ending.signal.aborted) throw ending.signal.reason
      clearTimeout(silence)
      silence = setTimeout(() => end('timeout'), patience)
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw ending.signal.reason ?? new ModelFailure('timeout')
      if (part.type === 'finish-step') {
        used.input += part.usage.inputTokens ?? 0
        used.output += part.usage.outputTokens ?? 0
      }
      // a text before a call of a tool is apart from the text after it
      if (part.type === 'text-end') yield '\n'
      if (part.type !== 'text-delta') continue
      length += part.text.length
      if (length > LONGEST_ANSWER) throw new ModelFailure('too_long')
      yield part.text
    }
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : failureOf(error)
  } finally {
    clearTimeout(silence)
    clearTimeout(whole)
    signal?.removeEventListener('abort', stop)
    // closes the connection of an answer that is not read to its end
    stop()
  }
}

const toolSet = (tools: readonly ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, schema, read, run }) => [
      name,
      dynamicTool({
        description,
        inputSchema: jsonSchema(schema, { validate: (given) => validate(read, given) }),
        execute: (input) => run(input as Record<string, unknown>),
      }),
    ]),
  )

function validate(read: ModelTool['read'], given: unknown) {
  try {
    return { success: true as const, value: read(given) }
  } catch (error) {
    return { success: false as const, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

function failureOf(error: unknown): ModelFailure {
  const last = RetryError.isInstance(error) ? error.lastError : error
  const own = causesOf(last).find((cause) => cause instanceof ModelFailure)
  if (own) return own
  if (!APICallError.isInstance(last)) return new ModelFailure('format', last)
  if (last.statusCode === TOO_MANY_REQUESTS) return new ModelFailure('busy', last)
  if (last.statusCode !== undefined && last.statusCode >= 400) return new ModelFailure('refused', last)
  return new ModelFailure(last.statusCode === undefined ? 'unreachable' : 'cut', last)
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause)
  return causes
}
