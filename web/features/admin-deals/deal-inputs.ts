import type { useServerForm } from '#web/ui/form/use-server-form.ts'
import type { TypedDeal } from './typed-deal.ts'

/** Registers the inputs of a deal. */
export type DealInputs = Pick<ReturnType<typeof useServerForm<TypedDeal, unknown>>, 'field' | 'choice' | 'register'>
