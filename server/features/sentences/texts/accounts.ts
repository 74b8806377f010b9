import { sentencesInBoth } from './sentences-in-both.ts'

export const ACCOUNTS_SENTENCES = sentencesInBoth({
  ar: {
    sentence_device_unknown: 'جهاز غير معروف',
    sentence_device_on: '{{browser}} على {{system}}',
  },
  en: {
    sentence_device_unknown: 'an unknown device',
    sentence_device_on: '{{browser}} on {{system}}',
  },
})
