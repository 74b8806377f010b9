export { wordContent } from './word-content.ts'
export { loadWordIndex, wordsInAd, type TradeWordIndex } from './words-in-ad.ts'
