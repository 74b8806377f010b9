import type { FactFields } from '#contract/facts.ts'
import type { LaterSchema } from '#web/ui/form/later-schema.ts'
import type { TypedFact } from './typed-fact.ts'

export const FACT: LaterSchema<FactFields, TypedFact> = {
  load: async () => (await import('./fact-schema.ts')).FactForm,
  required: [
    'key',
    'topic',
    'label_ar',
    'label_en',
    'kind',
    'value',
    'unit',
    'source_ar',
    'source_en',
    'source_quality',
    'checked_on',
    'check_by',
  ],
}
