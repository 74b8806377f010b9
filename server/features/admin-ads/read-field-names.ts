import { AD_FIELDS, type AdFieldName } from '#domain/cars/fields.ts'
import type { Lang } from '#domain/language.ts'
import type { Say } from '#server/features/sentences/public.ts'
import { readLabels } from '#server/features/texts/public.ts'
import type { Db } from '#server/platform/db/client.ts'

/** Names the fields that an admin changed, for emails and notifications. */
export type FieldNames = (fields: readonly string[], lang: Lang, say: Say) => string

/** Fields whose label only makes sense before its value, such as `Warranty until`. */
const BEFORE_VALUES = [
  'warranty_until',
  'inspection_valid_until',
  'registration_valid_until',
] as const satisfies readonly AdFieldName[]

/** Reads the labels of the form. Fields of the same question share one. */
export async function readFieldNames(db: Db): Promise<FieldNames> {
  const labelIn = await readLabels(
    db,
    AD_FIELDS.map(({ label }) => label),
  )
  return (fields, lang, say) => {
    const names = fields.map((field) => {
      const own = BEFORE_VALUES.find((name) => name === field)
      return own
        ? say(`sentence_field_${own}`)
        : labelIn(AD_FIELDS.find(({ name }) => name === field)?.label ?? field, lang)
    })
    return [...new Set(names)].join(say('sentence_comma'))
  }
}
