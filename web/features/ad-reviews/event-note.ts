import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { formatDate } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'

const FACTS: Readonly<Record<string, TextKey>> = {
  make: 'filter_make',
  model: 'filter_model',
  custom_model: 'filter_model',
  year: 'filter_year',
  price: 'filter_price',
  mileage: 'filter_mileage',
  condition: 'filter_condition',
  city: 'filter_city',
  district: 'car_district',
  fuel_type: 'filter_fuel_type',
  transmission: 'filter_transmission',
  body_type: 'filter_body_type',
  color: 'filter_color',
  engine_size: 'car_engine_size',
  power_hp: 'filter_power_hp',
  doors: 'filter_doors',
  seats: 'filter_seats',
  regional_spec: 'filter_regional_spec',
  owners_count: 'car_owners_count',
  accident: 'car_accident',
  paint: 'car_paint',
  agency_serviced: 'car_agency_serviced',
  warranty_until: 'car_warranty_until',
  inspection_valid_until: 'car_inspection_valid_until',
  registration_valid_until: 'car_registration_valid_until',
  extra_features: 'car_features',
  ad_title_ar: 'review_fact_ad_title_ar',
  ad_title_en: 'review_fact_ad_title_en',
  description_ar: 'review_fact_description_ar',
  description_en: 'review_fact_description_en',
  contact_name: 'review_fact_contact_name',
  contact_methods: 'review_fact_contact_methods',
  phone_number: 'form_phone',
  whatsapp_number: 'review_by_whatsapp',
  picture_ids: 'car_pictures',
}

/** An event's note holds names of facts or reasons, a time, or what an admin wrote: in words. */
export function eventNote(
  { action, note }: { action: string; note: string | null },
  lang: Lang,
  t: Texts['t'],
): string {
  if (!note) return ''
  if (action === 'feature') return t('review_event_until', { date: formatDate(note, lang) })
  const parts = note.split(', ')
  if (action === 'correct' || action === 'revise') return factsOf(parts)
  if (action === 'amend') {
    // the admin's own words follow the facts
    const [facts = '', ...words] = note.split('\n')
    return [factsOf(facts.split(', ')), ...words].join(': ')
  }
  if (!action.startsWith('reject')) return note
  const ready = AD_REJECTION_REASONS.filter((reason) => parts.includes(reason))
  // the admin's own words come last
  const written = parts.slice(ready.length).join(', ')
  const said = ready.filter((reason) => reason !== 'other').map((reason) => t(`review_reason_${reason}`))
  return [...said, written].filter(Boolean).join(t('list_comma'))

  function factsOf(names: readonly string[]): string {
    return [...new Set(names.map((name) => (FACTS[name] ? t(FACTS[name]) : name)))].join(t('list_comma'))
  }
}
