import type { Message } from '#contract/messages.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { Say } from '#server/features/sentences/public.ts'

const LONGEST = 500

/** Formats a message for an email. Text that its sender did not write is in brackets. */
export function summariseMessage({ content, picture_ids, offer, appointment }: Message, lang: Lang, say: Say): string {
  if (offer) return `[${say(stepOf('offer', offer.step))}: ${formatPrice(offer.amount, lang)}]`
  if (appointment) {
    return `[${[say(stepOf('appointment', appointment.step)), ...whenAndWhere(appointment, lang)].join(' · ')}]`
  }
  const pictures =
    picture_ids.length > 0 && `[${say(picture_ids.length > 1 ? 'sentence_pictures' : 'sentence_picture')}]`
  return [pictures, truncate(content, LONGEST)].filter(Boolean).join(' ')
}

const STEPS = {
  offer: ['accepted', 'reopened', 'declined', 'withdrawn'],
  appointment: ['chosen', 'declined', 'cancelled'],
} as const
type Steps = typeof STEPS

/** Other steps made an offer or proposal that has changed since. */
function stepOf<Kind extends keyof Steps>(kind: Kind, step: string) {
  const known = STEPS[kind].find((one): one is Steps[Kind][number] => one === step)
  return known ? (`sentence_${kind}_${known}` as const) : (`sentence_${kind}` as const)
}

function whenAndWhere({ step, chosen_time, place }: NonNullable<Message['appointment']>, lang: Lang): string[] {
  if (step === 'declined' || step === 'cancelled') return []
  return [...(step === 'chosen' && chosen_time !== null ? [formatDateTime(chosen_time, lang)] : []), place]
}
