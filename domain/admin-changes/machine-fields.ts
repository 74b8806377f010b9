import type { Values } from './merge-fields.ts'

/**
 * Fields that a change writes along with those that the admin changed: times, what a text replaced, redirects, and the
 * place of a tag in search rows.
 */
export const MACHINE_FIELDS: readonly string[] = [
  'created_at',
  'updated_at',
  'edited_at',
  'text_ar_at',
  'text_en_at',
  'replaced_ar',
  'replaced_en',
  'category',
  'former_slugs',
  'bit',
]

export const withoutMachineFields = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !MACHINE_FIELDS.includes(field)))
