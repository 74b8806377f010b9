import { sentencesInBoth } from './sentences-in-both.ts'

export const SAVED_SEARCHES_SENTENCES = sentencesInBoth({
  ar: {
    sentence_price_on_request: 'على السوم',
  },
  en: {
    sentence_price_on_request: 'Price on request',
  },
})
