import type { Lang } from '#domain/language.ts'
import { formatNumber } from './format-number.ts'
import { NBSP } from './per-language.ts'

const UNIT = { ar: 'كم', en: 'km' } as const satisfies Record<Lang, string>

export const formatMileage = (km: number, lang: Lang): string => formatNumber(Math.round(km), lang) + NBSP + UNIT[lang]
