/** Text keys of the fields about the condition and the papers of a car. The others are its specifications. */
export const CONDITION_FIELDS: ReadonlySet<string> = new Set([
  'filter_condition',
  'filter_owners_count',
  'filter_accident',
  'filter_paint',
  'car_agency_serviced',
  'car_inspection_valid_until',
  'car_registration_valid_until',
  'car_warranty_until',
])

/** Text keys of what buyers ask first, in this order. */
export const MAIN_FIELDS = ['filter_year', 'filter_mileage', 'filter_fuel_type', 'filter_transmission'] as const
