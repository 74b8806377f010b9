import type { CsvReport, DraftFields } from '#contract/ads.ts'
import { IMPORTED_SPECS } from '#domain/import/import-fields.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { ImportedFields } from '#server/features/import/public.ts'

type Car = NonNullable<CsvReport['rows'][number]['car']>

/** Describes the car of a row, for the preview. */
export function describeRow(row: ImportedFields, { makers, models, cities }: Catalogue): Car {
  const make = makers.byId.get(row.make_id)
  const model = models.byId.get(row.model_id ?? 0)
  const city = cities.byId.get(row.city_id)
  return {
    make_name_ar: make?.name_ar ?? '',
    make_name_en: make?.name_en ?? '',
    model_name_ar: model?.name_ar ?? row.custom_model ?? '',
    model_name_en: model?.name_en ?? row.custom_model ?? '',
    year: row.year,
    price: row.price,
    mileage: row.mileage,
    city_name_ar: city?.name_ar ?? '',
    city_name_en: city?.name_en ?? '',
  }
}

/**
 * The fields for the form. Missing ones, such as the contact, are filled in from the profile when the draft is opened.
 */
export function draftFields(row: ImportedFields, { makers, models, cities }: Catalogue): DraftFields {
  return {
    make: makers.byId.get(row.make_id)?.slug ?? '',
    model: models.byId.get(row.model_id ?? 0)?.slug ?? '',
    model_text: row.custom_model ?? '',
    year: String(row.year),
    price: String(row.price ?? ''),
    is_price_on_request: row.price === null,
    mileage: String(row.mileage),
    city: cities.byId.get(row.city_id)?.slug ?? '',
    condition: row.condition,
    body_type: row.body_types[0] ?? '',
    ...Object.fromEntries(IMPORTED_SPECS.map(({ name }) => [name, String(row[name] ?? '')])),
    title: row.ad_title_ar ?? row.ad_title_en ?? '',
    description: row.description_ar ?? row.description_en ?? '',
  }
}
