import { z } from 'zod'
import type { Car } from '#contract/cars.ts'
import { withoutContacts } from '#domain/contacts/contact-in-text.ts'
import type { ToolContext } from './tool.ts'

/** The seller's own words, marked as a quotation. */
export const SellerText = z.object({
  note: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  features: z.array(z.string()),
})

/** What the seller wrote, in the language of the answer if possible, without phone numbers and links. */
export function quoteSeller(car: Car, { lang, say }: ToolContext): z.output<typeof SellerText> {
  const quote = (text: string) => withoutContacts(text, say('sentence_assistant_contact'))
  const inEither = (field: 'ad_title' | 'description') => {
    const text = car[`${field}_${lang}`] ?? car[`${field}_ar`] ?? car[`${field}_en`]
    return text === null ? null : quote(text)
  }
  return {
    note: say('sentence_assistant_seller'),
    title: inEither('ad_title'),
    description: inEither('description'),
    features: car.extra_features.map(quote),
  }
}
