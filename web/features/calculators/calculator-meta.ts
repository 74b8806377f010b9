import type { PageMeta } from '#web/features/seo/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { calculatorTexts } from '#web/texts/calculators/area.ts'
import type { CalculatorKey } from './calculators.ts'

/** Metadata of a calculator. Search engines list it without typed numbers. */
export const calculatorMeta = (key: CalculatorKey, { t }: Texts<typeof calculatorTexts>): PageMeta => ({
  title: t(`calc_${key}_title`),
  description: t(`calc_${key}_description`),
})
