import { CONDITION_WORDS } from './condition-words.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { PARTS_WORDS } from './parts-words.ts'
import { SALE_WORDS } from './sale-words.ts'

export const TRADE_WORDS = [...CONDITION_WORDS, ...PARTS_WORDS, ...SALE_WORDS, ...ENGLISH_WORDS]
