import { sentencesInBoth } from './sentences-in-both.ts'

/** What the pictures say that links to pages of prices show. */
export const PRICES_SENTENCES = sentencesInBoth({
  ar: {
    sentence_prices: 'أسعار السيارات في السعودية',
    sentence_prices_of: 'أسعار {{make}} في السعودية',
    sentence_price_question: 'كم سعر {{car}}؟',
    sentence_price_question_in: 'كم سعر {{car}} في {{city}}؟',
  },
  en: {
    sentence_prices: 'Car prices in Saudi Arabia',
    sentence_prices_of: '{{make}} prices in Saudi Arabia',
    sentence_price_question: 'How much is a {{car}}?',
    sentence_price_question_in: 'How much is a {{car}} in {{city}}?',
  },
})
