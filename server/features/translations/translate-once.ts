import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lang } from '#domain/language.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { translateInto } from '#domain/translations/instructions.ts'
import { keepsFacts } from '#domain/translations/keeps-facts.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import { ModelFailure } from '#server/platform/language-model/model-failure.ts'
import type { Kept } from './kept-translation.ts'

/** Longer than a model may take. */
const LONGEST_WAIT_MS = 35_000
const PAUSE_MS = 200
const WAIT_SECONDS = 5
const MOST_TOKENS = 3000

/** Of an original and the model. */
export const hashOf = ({ name }: LanguageModel, original: string): string =>
  createHash('sha256').update(`${name}\n${original}`).digest('hex')

/**
 * A translation that is kept, so that the same text is paid for once. Whoever asks while it is being made waits for it.
 * @throws MODEL_FAILED, and TOO_MANY_ATTEMPTS if it takes too long
 */
export async function translateOnce(
  context: CallContext,
  kept: Kept,
  asked: { model: LanguageModel; original: string; language: Lang },
): Promise<{ text: string }> {
  if (!(await kept.claim())) return waitFor(kept)
  try {
    const text = await translate(context, asked)
    await kept.finish(text)
    return { text }
  } catch (error) {
    await kept.giveUp()
    throw error
  }
}

async function waitFor(kept: Kept): Promise<{ text: string }> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += PAUSE_MS) {
    const known = await kept.find()
    if (!known) throw fail('MODEL_FAILED')
    if (known.text !== null) return { text: known.text }
    await wait(PAUSE_MS)
  }
  throw fail('TOO_MANY_ATTEMPTS', { wait_seconds: WAIT_SECONDS })
}

async function translate(
  { caller, request }: CallContext,
  { model, original, language }: { model: LanguageModel; original: string; language: Lang },
): Promise<string> {
  const isKept = (translation: string) => keepsFacts(original, plainText(translation))
  let text = ''
  try {
    const pieces = model.ask({
      purpose: 'translation',
      payer: caller.kind === 'anonymous' ? { address: request.address } : { userId: caller.id },
      instructions: translateInto(language),
      messages: [{ role: 'user', content: original }],
      mostTokens: MOST_TOKENS,
      verdict: () => (text === '' || isKept(text) ? null : 'gated'),
    })
    for await (const piece of pieces) text += piece
  } catch (error) {
    if (error instanceof ModelFailure) throw fail('MODEL_FAILED')
    throw error
  }
  if (!isKept(text)) throw fail('MODEL_FAILED')
  return plainText(text)
}
