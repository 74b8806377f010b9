import type { DraftFields } from '#contract/ads.ts'
import type { Lang } from '#domain/language.ts'

export interface Named {
  slug: string
  name_ar: string
  name_en: string
}

/** The title, or else make, model and year; empty if all are missing. */
export function draftName(
  fields: DraftFields,
  { makers, models }: { makers: readonly Named[]; models: readonly Named[] },
  lang: Lang,
): string {
  /** The first of the fields that has a value. Drafts of edits use the names of an ad's fields. */
  const typed = (...names: string[]) =>
    names.map((name) => fields[name]).find((value) => typeof value === 'string' && value.trim() !== '') ?? ''
  const nameIn = (items: readonly Named[], slug: unknown) => items.find((item) => item.slug === slug)?.[`name_${lang}`]
  const make = nameIn(makers, fields.make) ?? typed('make_text')
  const model = nameIn(models, fields.model) ?? typed('model_text', 'custom_model')
  const title = typed('title', `ad_title_${lang}`, 'ad_title_ar', 'ad_title_en')
  return String(title).trim() || [make, model, typed('year')].filter(Boolean).join(' ')
}
