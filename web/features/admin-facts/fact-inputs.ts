import type { useServerForm } from '#web/ui/form/use-server-form.ts'
import type { TypedFact } from './typed-fact.ts'

/** Registers the inputs of a fact. */
export type FactInputs = Pick<ReturnType<typeof useServerForm<TypedFact, unknown>>, 'field' | 'choice'>
