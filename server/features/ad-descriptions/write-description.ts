import type { StatedCar } from '#contract/ad-descriptions.ts'
import { BETWEEN_LANGUAGES, DESCRIPTION_INSTRUCTIONS } from '#domain/assistant/written/description-instructions.ts'
import { judgeDescription, type StatedWords } from '#domain/assistant/written/judge-description.ts'
import type { Lang } from '#domain/language.ts'
import type { CallContext } from '#server/context.ts'
import { modelOf } from '#server/features/assistant/public.ts'
import { createReader } from '#server/features/search/public.ts'
import { readLabels } from '#server/features/texts/public.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { ModelFailure } from '#server/platform/language-model/model-failure.ts'
import type { Limit } from '#server/platform/limits.ts'
import { statedKeys, statedWords } from './stated-words.ts'

const BY_USER: Limit = { name: 'ad_description_user', seconds: 3600, points: 10 }
const MOST_TOKENS = 1500

interface Descriptions {
  description_ar: string
  description_en: string
}

/**
 * A description of a car in both languages that states only what its seller has stated.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS, MODEL_FAILED
 */
export async function writeDescription(context: CallContext, car: StatedCar): Promise<Descriptions> {
  const user = requireUser(context)
  const model = await modelOf(context)
  if (!model) throw fail('NOT_FOUND')
  const [catalogue, labelIn] = await Promise.all([context.catalogue(), readLabels(context.db, statedKeys(car))])
  const wordsIn = (lang: Lang) => statedWords(car, lang, { catalogue, labelIn })
  const [ar, en] = [wordsIn('ar'), wordsIn('en')]
  if (!ar || !en) throw fail('NOT_FOUND')
  await context.limits.take(BY_USER, user.id)
  const { understand } = createReader(catalogue, context.clock())
  const judge = (text: string, lang: Lang, references: StatedWords) =>
    judgeDescription(text, { lang, references, vocabulary: catalogue.vocabulary, understand })
  let answer = ''
  const judged = (): Descriptions | null => {
    const [arabic = '', english = '', ...more] = answer.split(new RegExp(`^${BETWEEN_LANGUAGES}\\s*$`, 'm'))
    const texts = { description_ar: judge(arabic, 'ar', ar), description_en: judge(english, 'en', en) }
    return more.length === 0 && isWhole(texts) ? texts : null
  }
  try {
    const pieces = model.ask({
      purpose: 'description',
      payer: { userId: user.id },
      instructions: DESCRIPTION_INSTRUCTIONS,
      messages: [{ role: 'user', content: JSON.stringify(listed(en)) }],
      mostTokens: MOST_TOKENS,
      verdict: () => (answer === '' || judged() ? null : 'gated'),
    })
    for await (const piece of pieces) answer += piece
  } catch (error) {
    if (error instanceof ModelFailure) throw fail('MODEL_FAILED')
    throw error
  }
  const written = judged()
  if (!written) throw fail('MODEL_FAILED')
  return written
}

const isWhole = (texts: { [Name in keyof Descriptions]: string | null }): texts is Descriptions =>
  texts.description_ar !== null && texts.description_en !== null

/** As the model sees it. */
const listed = (stated: StatedWords): Record<string, string> =>
  Object.fromEntries([...stated].map(([name, { words }]) => [name, words]))
