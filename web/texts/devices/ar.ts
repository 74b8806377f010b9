import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  device_unknown: 'جهاز غير معروف',
  device_on: '{{browser}} على {{system}}',
} satisfies ArabicOf<typeof en>
