import type { AnyFact, FactFields } from '#contract/facts.ts'
import { inAYear } from '#domain/facts/next-check.ts'

/** A number with a unit, or a text in both languages. */
export const VALUE_KINDS = ['number', 'text'] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

/** Values of the inputs of a fact: texts as typed. */
export interface TypedFact extends Record<keyof FactFields, string> {
  kind: ValueKind
}

/** The fields of a fact that admins change, and its key. */
export const fieldsOfFact = ({ id: _, is_overdue: __, ...fields }: AnyFact): FactFields => fields

/**
 * @param fact null for a new one
 * @param today the day of its check
 */
export function typedFact(fact: FactFields | null, today: string): TypedFact {
  return {
    key: fact?.key ?? '',
    topic: fact?.topic ?? 'fees',
    label_ar: fact?.label_ar ?? '',
    label_en: fact?.label_en ?? '',
    kind: fact && fact.value === null ? 'text' : 'number',
    value: String(fact?.value ?? ''),
    unit: fact?.unit ?? 'sar',
    value_ar: fact?.value_ar ?? '',
    value_en: fact?.value_en ?? '',
    valid_from: fact?.valid_from ?? '',
    source_ar: fact?.source_ar ?? '',
    source_en: fact?.source_en ?? '',
    source_url: fact?.source_url ?? '',
    source_quality: fact?.source_quality ?? 'government',
    checked_on: fact?.checked_on ?? today,
    check_by: fact?.check_by ?? inAYear(today),
    note_ar: fact?.note_ar ?? '',
    note_en: fact?.note_en ?? '',
  }
}
