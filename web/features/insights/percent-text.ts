import { formatNumber } from '#domain/format/format-number.ts'
import type { InsightTexts } from './use-insight-texts.ts'

export const percentText = (percent: number, { t, lang }: InsightTexts) =>
  t('insight_percent', { number: formatNumber(percent, lang) })
