import { SPEC_FIELDS, type SpecField } from './fields.ts'

/** The specs of an ad that states none. */
export const UNSTATED_SPECS = Object.fromEntries(SPEC_FIELDS.map(({ name }) => [name, null])) as Record<
  SpecField['name'],
  null
>
