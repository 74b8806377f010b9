import type { Draft } from '#contract/ads.ts'
import type { Maker } from '#contract/catalogue.ts'
import type { Lang } from '#domain/language.ts'

/** The title, else make, custom model and year; empty if nothing of it is known. */
export function draftName({ fields }: Draft, makers: readonly Maker[], lang: Lang): string {
  const typed = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const maker = makers.find(({ slug }) => slug === fields.make)
  const title = typed(`ad_title_${lang}`) || typed('ad_title_ar') || typed('ad_title_en')
  return title || [maker?.[`name_${lang}`], typed('custom_model'), typed('year')].filter(Boolean).join(' ')
}
