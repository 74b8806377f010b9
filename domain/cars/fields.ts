import {
  ACCIDENTS,
  COLORS,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  INTERIOR_COLORS,
  PAINTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
  type FuelType,
} from './enumerations.ts'

export type Bounds = { min: number; max: number }

/** `history` is a part of the second step of the form. */
export type AdSection = 'basics' | 'specs' | 'history' | 'description' | 'pictures' | 'contact'

interface CommonField {
  /** The property in the contract, the column in the database and the field of the form. */
  name: string
  section: AdSection
  /** Text key of its name for buyers and reviewers. */
  label: string
  /** Text key of its name in the form, if that differs, for example by a unit. */
  formLabel?: string
  isRequired?: true
  /** Changes of an approved ad take effect without review. */
  isQuick?: true
  /** The audit log records that the field changed, but not its value. */
  isPersonal?: true
  /** Name of the icon on the page of a car. */
  icon?: string
  /** Cars with this value have no such thing: the form does not ask, and a value is dropped. */
  notWith?: { fuel_type: FuelType }
  /** Which value buyers prefer, all else being equal. In a list of values `less` means earlier in the list. */
  better?: 'less' | 'more'
}

type Unit = 'year' | 'kilometres' | 'riyals' | 'litres' | 'horsepower'

export type AdFieldShape = CommonField &
  (
    | { type: 'choice'; values: readonly string[] }
    /** Inclusive bounds; null if they depend on the date. `example` is the placeholder of an empty field. */
    | {
        type: 'number'
        bounds: Bounds | null
        hasDecimals?: true
        unit?: Unit
        example?: string
        /** Text key for the value 0. */
        zeroLabel?: string
        /** May be null although it is required: sellers say so in a separate field. */
        isNullable?: true
      }
    | { type: 'day' }
    | { type: 'yes_no' }
    /** Parsed and displayed by its own code */
    | { type: 'custom' }
  )

/**
 * The fields of an ad, in the order of the form. The contract, the form, the comparison of versions and the list on the
 * page of a car derive from these entries. `docs/recipes.md` says how to add one.
 */
export const AD_FIELDS = [
  { name: 'make', type: 'custom', section: 'basics', label: 'filter_make', isRequired: true },
  {
    name: 'year',
    type: 'number',
    bounds: null,
    unit: 'year',
    section: 'basics',
    label: 'filter_year',
    isRequired: true,
    example: '2021',
    icon: 'calendar',
    better: 'more',
  },
  { name: 'model', type: 'custom', section: 'basics', label: 'filter_model' },
  { name: 'custom_model', type: 'custom', section: 'basics', label: 'filter_model', isPersonal: true },
  {
    name: 'condition',
    type: 'choice',
    values: CONDITIONS,
    section: 'basics',
    label: 'filter_condition',
    isRequired: true,
    icon: 'shield',
  },
  {
    name: 'mileage',
    type: 'number',
    bounds: { min: 0, max: 2_000_000 },
    icon: 'gauge',
    better: 'less',
    unit: 'kilometres',
    section: 'basics',
    label: 'filter_mileage',
    formLabel: 'ad_mileage',
    isRequired: true,
    isQuick: true,
    example: '85,000',
  },
  {
    name: 'price',
    type: 'number',
    bounds: { min: 500, max: 20_000_000 },
    better: 'less',
    unit: 'riyals',
    section: 'basics',
    label: 'filter_price',
    formLabel: 'ad_price',
    isNullable: true,
    isRequired: true,
    isQuick: true,
    example: '70,000',
  },
  { name: 'price_note', type: 'custom', section: 'basics', label: 'review_field_price_note', isPersonal: true },
  { name: 'city', type: 'custom', section: 'basics', label: 'filter_city', isRequired: true },
  { name: 'district', type: 'custom', section: 'basics', label: 'car_district', isPersonal: true },
  { name: 'body_type', type: 'custom', section: 'specs', label: 'filter_body_type' },
  { name: 'color', type: 'choice', values: COLORS, section: 'specs', label: 'filter_color', icon: 'colour' },
  {
    name: 'interior_color',
    type: 'choice',
    values: INTERIOR_COLORS,
    section: 'specs',
    label: 'filter_interior_color',
    icon: 'seat',
  },
  { name: 'fuel_type', type: 'choice', values: FUEL_TYPES, section: 'specs', label: 'filter_fuel_type', icon: 'fuel' },
  {
    name: 'transmission',
    type: 'choice',
    values: TRANSMISSIONS,
    section: 'specs',
    label: 'filter_transmission',
    icon: 'gearbox',
  },
  {
    name: 'drivetrain',
    type: 'choice',
    values: DRIVETRAINS,
    section: 'specs',
    label: 'filter_drivetrain',
    icon: 'gearbox',
  },
  {
    name: 'engine_size',
    type: 'number',
    bounds: { min: 0.5, max: 9.9 },
    hasDecimals: true,
    unit: 'litres',
    section: 'specs',
    label: 'car_engine_size',
    formLabel: 'ad_engine_size',
    icon: 'engine',
    example: '2.5',
  },
  {
    name: 'cylinders',
    type: 'number',
    bounds: { min: 2, max: 16 },
    section: 'specs',
    label: 'filter_cylinders',
    icon: 'engine',
    example: '4',
    notWith: { fuel_type: 'electric' },
  },
  {
    name: 'power_hp',
    type: 'number',
    bounds: { min: 20, max: 2_000 },
    unit: 'horsepower',
    section: 'specs',
    label: 'filter_power_hp',
    formLabel: 'ad_power_hp',
    icon: 'power',
    example: '203',
  },
  {
    name: 'doors',
    type: 'number',
    bounds: { min: 2, max: 6 },
    section: 'specs',
    label: 'filter_doors',
    icon: 'door',
    example: '4',
  },
  {
    name: 'seats',
    type: 'number',
    bounds: { min: 1, max: 60 },
    section: 'specs',
    label: 'filter_seats',
    icon: 'seat',
    example: '5',
  },
  {
    name: 'regional_spec',
    type: 'choice',
    values: REGIONAL_SPECS,
    section: 'history',
    label: 'filter_regional_spec',
    icon: 'flag',
  },
  {
    name: 'owners_count',
    type: 'number',
    bounds: { min: 0, max: 20 },
    better: 'less',
    zeroLabel: 'car_owners_none',
    section: 'history',
    label: 'filter_owners_count',
    icon: 'people',
    example: '1',
  },
  {
    name: 'accident',
    type: 'choice',
    values: ACCIDENTS,
    section: 'history',
    label: 'filter_accident',
    icon: 'warning',
    better: 'less',
  },
  {
    name: 'paint',
    type: 'choice',
    values: PAINTS,
    section: 'history',
    label: 'filter_paint',
    icon: 'colour',
    better: 'less',
  },
  {
    name: 'agency_serviced',
    type: 'yes_no',
    section: 'history',
    label: 'car_agency_serviced',
    icon: 'wrench',
    better: 'more',
  },
  {
    name: 'warranty_until',
    type: 'day',
    section: 'history',
    label: 'car_warranty_until',
    icon: 'shield',
    better: 'more',
  },
  {
    name: 'inspection_valid_until',
    type: 'day',
    section: 'history',
    label: 'car_inspection_valid_until',
    formLabel: 'ad_inspection',
    icon: 'check',
    better: 'more',
  },
  {
    name: 'registration_valid_until',
    type: 'day',
    section: 'history',
    label: 'car_registration_valid_until',
    formLabel: 'ad_registration',
    icon: 'document',
    better: 'more',
  },
  {
    name: 'extra_features',
    type: 'custom',
    section: 'history',
    label: 'car_features',
    isQuick: true,
    isPersonal: true,
  },
  { name: 'ad_title_ar', type: 'custom', section: 'description', label: 'review_field_ad_title_ar', isPersonal: true },
  { name: 'ad_title_en', type: 'custom', section: 'description', label: 'review_field_ad_title_en', isPersonal: true },
  {
    name: 'description_ar',
    type: 'custom',
    section: 'description',
    label: 'review_field_description_ar',
    isPersonal: true,
  },
  {
    name: 'description_en',
    type: 'custom',
    section: 'description',
    label: 'review_field_description_en',
    isPersonal: true,
  },
  { name: 'picture_ids', type: 'custom', section: 'pictures', label: 'car_pictures' },
  {
    name: 'contact_name',
    type: 'custom',
    section: 'contact',
    label: 'review_field_contact_name',
    isRequired: true,
    isQuick: true,
    isPersonal: true,
  },
  {
    name: 'contact_methods',
    type: 'custom',
    section: 'contact',
    label: 'review_field_contact_methods',
    isRequired: true,
    isQuick: true,
  },
  {
    name: 'phone_number',
    type: 'custom',
    section: 'contact',
    label: 'form_phone',
    isQuick: true,
    isPersonal: true,
  },
  {
    name: 'whatsapp_number',
    type: 'custom',
    section: 'contact',
    label: 'review_by_whatsapp',
    isQuick: true,
    isPersonal: true,
  },
] as const satisfies readonly AdFieldShape[]

export type AdField = (typeof AD_FIELDS)[number]
export type AdFieldName = AdField['name']
export type AdFieldOf<Type extends AdField['type']> = Extract<AdField, { type: Type }>
/** A field of a common type; its entry says everything about it. */
export type PlainField = Exclude<AdField, { type: 'custom' }>
/** An optional plain field: null if not stated. */
export type SpecField = Exclude<PlainField, { isRequired: true }>

/** The type of a parsed value. Days are ISO dates: `2026-11-22`. */
export type PlainValue<One extends PlainField> = One extends { values: readonly (infer Value)[] }
  ? Value
  : One extends { type: 'number' }
    ? number
    : One extends { type: 'yes_no' }
      ? boolean
      : string

export const NUMBER_FIELDS = AD_FIELDS.filter((field) => field.type === 'number')
export const PLAIN_FIELDS = AD_FIELDS.filter((field) => field.type !== 'custom')
export const SPEC_FIELDS: readonly SpecField[] = PLAIN_FIELDS.filter(
  (field): field is SpecField => !('isRequired' in field),
)

/** Whether a car with this fuel can have what the field is about. */
export const fitsFuel = (field: AdField, fuel: unknown): boolean =>
  !('notWith' in field) || field.notWith.fuel_type !== fuel

/** Picks the specs of an object that has them, such as a row or an ad; null if the car cannot have one. */
export const specsOf = <Value extends Record<SpecField['name'], unknown>>(one: Value): Pick<Value, SpecField['name']> =>
  Object.fromEntries(
    SPEC_FIELDS.map((field) => [field.name, fitsFuel(field, one.fuel_type) ? one[field.name] : null]),
  ) as Pick<Value, SpecField['name']>
