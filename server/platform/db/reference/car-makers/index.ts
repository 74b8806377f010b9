import { AMERICAN_MAKERS } from './american.ts'
import { NEWER_CHINESE_MAKERS } from './chinese-newer.ts'
import { CHINESE_MAKERS } from './chinese.ts'
import { EUROPEAN_MAKERS } from './european.ts'
import { GERMAN_MAKERS } from './german.ts'
import { JAPANESE_MAKERS } from './japanese.ts'
import { KOREAN_MAKERS } from './korean.ts'
import type { ReferenceMaker } from './maker.ts'
import { OTHER_MAKERS } from './others.ts'
import { TOYOTA_GROUP_MAKERS } from './toyota-group.ts'

/** Makers of cars sold or driven in Saudi Arabia, most common first within each group. */
export const CAR_MAKERS: readonly ReferenceMaker[] = [
  ...TOYOTA_GROUP_MAKERS,
  ...KOREAN_MAKERS,
  ...JAPANESE_MAKERS,
  ...AMERICAN_MAKERS,
  ...GERMAN_MAKERS,
  ...CHINESE_MAKERS,
  ...EUROPEAN_MAKERS,
  ...NEWER_CHINESE_MAKERS,
  ...OTHER_MAKERS,
]
