import type { Saying } from '#domain/assistant/sayings.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'

export const say = (saying: Saying, values: Record<string, string | number> = {}): StoredPart => ({
  kind: 'saying',
  saying,
  values,
})
