import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { contract } from '#contract/index.ts'
import type { ApiClient } from '#contract/client.ts'

type Inputs = InferContractRouterInputs<typeof contract>
type Outputs = InferContractRouterOutputs<typeof contract>
export type Feature = keyof typeof contract
export type ProcedureOf<F extends Feature> = keyof Inputs[F] & keyof Outputs[F] & keyof ApiClient[F] & string
export type InputOf<F extends Feature, P extends ProcedureOf<F>> = Inputs[F][P]
export type OutputOf<F extends Feature, P extends ProcedureOf<F>> = Outputs[F][P]

export interface ApiQuery<Output> {
  queryKey: DataTag<QueryKey, Output>
  queryFn: (context: { signal: AbortSignal }) => Promise<Output>
}

/**
 * The options of a query that calls one procedure. Key and call come from the same path and input.
 * @param userId the user, if responses differ between users: another tab may sign in as someone else
 */
export function apiQuery<F extends Feature, P extends ProcedureOf<F>>(
  api: ApiClient,
  feature: F,
  procedure: P,
  input: InputOf<F, P>,
  userId?: string,
): ApiQuery<OutputOf<F, P>> {
  return {
    queryKey: [feature, procedure, { input, userId }] as never,
    queryFn: ({ signal }) => procedureAt(api, feature, procedure)(input, { signal }),
  }
}

/** A filter for the queries of a feature, or of one of its procedures, whatever their input. */
export const queriesOf = <F extends Feature>(feature: F, procedure?: ProcedureOf<F>): { queryKey: QueryKey } => ({
  queryKey: procedure ? [feature, procedure] : [feature],
})

// TypeScript cannot index the mapped type of the client with a generic key
export const procedureAt = <F extends Feature, P extends ProcedureOf<F>>(api: ApiClient, feature: F, procedure: P) =>
  api[feature][procedure] as (input: InputOf<F, P>, options: { signal: AbortSignal }) => Promise<OutputOf<F, P>>
