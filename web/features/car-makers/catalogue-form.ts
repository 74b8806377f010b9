import type { AnyMaker, AnyModel } from '#contract/car-makers.ts'

const typedNames = (row: Pick<AnyMaker, 'name_ar' | 'name_en' | 'aliases'> | null) => ({
  name_ar: row?.name_ar ?? '',
  name_en: row?.name_en ?? '',
  aliases: row?.aliases.join('، ') ?? '',
})

export const typedMaker = typedNames
const ARABIC = /[\u0621-\u064a]/

/** @param suggested the name of a new model, in either script */
export const typedModel = (model: AnyModel | null, suggested = '') => ({
  ...(model
    ? typedNames(model)
    : { name_ar: suggested, name_en: ARABIC.test(suggested) ? '' : suggested, aliases: '' }),
  body_types: (model?.body_types ?? []) as string[],
  first_year: String(model?.first_year ?? ''),
  last_year: String(model?.last_year ?? ''),
  seats: model?.seats.join('، ') ?? '',
  fuel_types: (model?.fuel_types ?? []) as string[],
})
