import type { VocabularyTerm } from './vocabulary.ts'
export const ENUMERATION_WORDS: readonly { field: VocabularyTerm['kind']; value: string; words: readonly string[] }[] =
  []
