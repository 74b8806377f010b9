import type { AnswerPart } from '#contract/assistant.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { assistantTexts } from '#web/texts/assistant/area.ts'
import { partOf } from '../talk.ts'

type InWords = Texts<typeof assistantTexts>
type SayingPart = Extract<AnswerPart, { kind: 'saying' }>

export const sayingText = ({ saying, values }: Pick<SayingPart, 'saying' | 'values'>, { t }: InWords): string =>
  // the text for one ad is a form of the counted one
  saying === 'found_one' ? t('assistant_says_found', { count: 1 }) : t(`assistant_says_${saying}`, values)

/** What a screen reader says of a whole answer; the rest is read in its place. */
export function spokenAnswer(parts: readonly AnswerPart[], texts: InWords): string {
  const sayings = parts.flatMap((part) => (part.kind === 'saying' ? sayingText(part, texts) : []))
  const asked = partOf(parts, 'question')
  const loan = partOf(parts, 'instalments')
  const written = parts.flatMap((part) => (part.kind === 'written' ? part.text : []))
  return [
    ...sayings,
    ...(asked ? [texts.t(`assistant_asks_${asked.question}`)] : []),
    ...(loan?.asks ? [texts.t(`assistant_asks_loan_${loan.asks}`)] : []),
    ...written,
  ].join(' ')
}
