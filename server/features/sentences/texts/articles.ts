import { sentencesInBoth } from './sentences-in-both.ts'

export const ARTICLES_SENTENCES = sentencesInBoth({
  ar: {
    sentence_feed_about: 'أدلة شراء وفحص وأسعار للسيارات المستعملة في السعودية، ومعها الأرقام التي بُنيت عليها.',
  },
  en: {
    sentence_feed_about:
      'Guides to buying, inspecting and pricing used cars in Saudi Arabia, with the numbers behind them.',
  },
})
