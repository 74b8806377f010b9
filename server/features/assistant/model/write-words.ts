import type { AnswerPart, Question } from '#contract/assistant.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { judgeSentence } from '#domain/assistant/written/judge-sentence.ts'
import { createSplitter } from '#domain/assistant/written/split-sentences.ts'
import { withoutContacts } from '#domain/contacts/contact-in-text.ts'
import type { CallContext } from '#server/context.ts'
import { createReader } from '#server/features/search/public.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import { ModelFailure, type ModelOutcome } from '#server/platform/language-model/model-failure.ts'
import { describeAnswer } from './describe-answer.ts'
import { fillWritten } from './fill-written.ts'
import { instructionsFor } from '#domain/assistant/written/instructions.ts'
import { createReferences } from './references.ts'
import { modelTools } from './tools.ts'

const MOST_SENTENCES = 6
const MOST_TOKENS = 700

/**
 * Sentences of a language model about an answer, each as soon as it is complete and checked. The first one that states
 * something by itself ends them, as does any failure, which the ledger of the model records.
 */
export async function* writeWords(
  context: CallContext,
  model: LanguageModel,
  { message, language }: Pick<Question, 'message' | 'language'>,
  parts: readonly AnswerPart[],
  signal: AbortSignal | undefined,
): AsyncGenerator<StoredPart> {
  const catalogue = await context.catalogue()
  const { understand } = createReader(catalogue, context.clock())
  const references = createReferences()
  const answer = describeAnswer(parts, language, references)
  const splitter = createSplitter()
  let verdict: ModelOutcome | null = null
  const { caller, request } = context
  const judged = async (sentence: string): Promise<StoredPart | null> => {
    const pieces = judgeSentence(sentence, {
      lang: language,
      references: references.byName,
      vocabulary: catalogue.vocabulary,
      understand,
    })
    const isShown = pieces !== null && (await fillWritten(context, pieces, language)) !== null
    if (!isShown) verdict = 'gated'
    return isShown ? { kind: 'written', language, pieces } : null
  }
  const writing = model.ask({
    purpose: 'assistant',
    payer: caller.kind === 'anonymous' ? { address: request.address } : { userId: caller.id },
    instructions: instructionsFor(language),
    messages: [{ role: 'user', content: JSON.stringify({ question: withoutContacts(message, '…'), answer }) }],
    tools: await modelTools(context, language, references),
    mostTokens: MOST_TOKENS,
    signal,
    verdict: () => verdict,
  })
  let count = 0
  try {
    for await (const piece of writing) {
      for (const sentence of splitter.add(piece)) {
        const part = await judged(sentence)
        if (!part) return
        yield part
        count += 1
        if (count === MOST_SENTENCES) {
          verdict = 'answered'
          return
        }
      }
      if (!splitter.isTooLong()) continue
      verdict = 'gated'
      return
    }
  } catch (error) {
    if (error instanceof ModelFailure) return
    throw error
  }
  // an answer may end without a full stop
  const last = splitter.rest() && (await judged(splitter.rest()))
  if (last) yield last
}

/** Whether a language model can add something to an answer: not to a refusal or a greeting, which only say so. */
export function isWorthWords(parts: readonly StoredPart[]): boolean {
  const sayings = parts.flatMap((part) => (part.kind === 'saying' ? part.saying : []))
  return parts.some(({ kind }) => WORTH.has(kind)) || sayings.includes('not_understood')
}

const WORTH: ReadonlySet<StoredPart['kind']> = new Set([
  'cars',
  'comparison',
  'prices',
  'yearly_cost',
  'facts',
  'car',
  'fair_price',
])
