export { readSentences } from './read-sentences.ts'
export { sayWith, type Say } from './say-with.ts'
export { SENTENCE_TEXTS } from './sentence-texts.ts'
