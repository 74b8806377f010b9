import type { Traces } from './traces.ts'

interface Call {
  path: readonly string[]
  next: () => Promise<unknown>
}

/** Traces each call of a procedure, whether a request or the loader of a page makes it. */
export const traceProcedures =
  (traces: Traces) =>
  async ({ path, next }: Call): Promise<unknown> =>
    traces.during(path.join('.'), next)
