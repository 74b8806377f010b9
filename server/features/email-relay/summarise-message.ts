import type { Message } from '#contract/messages.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import { truncate } from '#domain/text/truncate.ts'

/**
 * Texts by step. For other steps, `open` is used, since the message made an offer or proposal that has changed since.
 */
type StepTexts = { open: string } & Partial<Record<string, string>>

const LONGEST = 500
const PICTURES: Record<Lang, [one: string, several: string]> = {
  ar: ['صورة', 'صور'],
  en: ['A photo', 'Photos'],
}
const OFFERS: Record<Lang, StepTexts> = {
  ar: {
    open: 'عرض سعر',
    accepted: 'قبول العرض',
    reopened: 'تراجع عن قبول العرض',
    declined: 'اعتذار عن العرض',
    withdrawn: 'سحب العرض',
  },
  en: {
    open: 'A price offer',
    accepted: 'Offer accepted',
    reopened: 'Acceptance taken back',
    declined: 'Offer declined',
    withdrawn: 'Offer withdrawn',
  },
}
const APPOINTMENTS: Record<Lang, StepTexts> = {
  ar: {
    open: 'موعد معاينة',
    chosen: 'اتفاق على المعاينة',
    declined: 'لا يناسب أي من الأوقات',
    cancelled: 'إلغاء موعد المعاينة',
  },
  en: {
    open: 'A viewing',
    chosen: 'Viewing agreed',
    declined: 'None of the times suits',
    cancelled: 'The viewing is called off',
  },
}

/** Formats a message for an email. Text that its sender did not write is in brackets. */
export function summariseMessage({ content, picture_ids, offer, appointment }: Message, lang: Lang): string {
  if (offer) return `[${textOfStep(OFFERS[lang], offer.step)}: ${formatPrice(offer.amount, lang)}]`
  if (appointment)
    return `[${[textOfStep(APPOINTMENTS[lang], appointment.step), ...whenAndWhere(appointment, lang)].join(' · ')}]`
  const pictures = picture_ids.length > 0 && `[${PICTURES[lang][picture_ids.length > 1 ? 1 : 0]}]`
  return [pictures, truncate(content, LONGEST)].filter(Boolean).join(' ')
}

const textOfStep = (texts: StepTexts, step: string): string => texts[step] ?? texts.open

function whenAndWhere({ step, chosen_time, place }: NonNullable<Message['appointment']>, lang: Lang): string[] {
  if (step === 'declined' || step === 'cancelled') return []
  return [...(step === 'chosen' && chosen_time !== null ? [formatDateTime(chosen_time, lang)] : []), place]
}
