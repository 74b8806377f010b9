import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { procedureAt, type Feature, type InputOf, type OutputOf, type ProcedureOf } from './api-query.ts'

/** Procedures with cursor pagination. */
type PagedOf<F extends Feature> = {
  [P in ProcedureOf<F>]: OutputOf<F, P> extends { next: string | null } ? P : never
}[ProcedureOf<F>]

interface Pages<Input> {
  input: Omit<Input, 'after'>
  /** Cursor of the first page; undefined for the beginning of the list. */
  after: string | undefined
  /** The user, if responses differ between users. */
  userId: string
}

/** The options of an infinite query that calls one procedure page by page; see `apiQuery` for a single response. */
export const apiPagesQuery = <F extends Feature, P extends PagedOf<F>>(
  api: ApiClient,
  feature: F,
  procedure: P,
  { input, after, userId }: Pages<InputOf<F, P>>,
) =>
  infiniteQueryOptions({
    queryKey: [feature, procedure, { input, userId, after, isPaged: true }],
    queryFn: ({ pageParam, signal }) =>
      procedureAt(api, feature, procedure)({ ...input, after: pageParam } as InputOf<F, P>, { signal }),
    initialPageParam: after,
    getNextPageParam: (page) => (page as { next: string | null }).next ?? undefined,
  })
