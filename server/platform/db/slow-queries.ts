import pg from 'pg'

interface SlowQuery {
  /** The SQL without parameter values, which may be personal. */
  text: string
  milliseconds: number
}

const LONGEST_TEXT = 2000

export interface SlowQueries {
  /** The threshold in milliseconds. */
  milliseconds: number
  onSlowQuery: (query: SlowQuery) => void
  /** Called before each query; what it returns is called after it. */
  onQuery?: ((text: string) => (error?: unknown) => void) | undefined
}

/** Creates a client class that reports slow queries. The time is measured from the call to the result. */
export function createTimedClient(
  { milliseconds, onSlowQuery, onQuery }: SlowQueries,
  Client: typeof pg.Client = pg.Client,
): typeof pg.Client {
  return class TimedClient extends Client {
    // the differences between the eight overloads of the parent do not matter here
    override query = ((...args: unknown[]): unknown => {
      const started = performance.now()
      const endQuery = onQuery?.(textOf(args[0]))
      const end = (error?: unknown) => {
        endQuery?.(error)
        const taken = performance.now() - started
        if (taken >= milliseconds) onSlowQuery({ text: textOf(args[0]), milliseconds: Math.round(taken) })
      }
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        args[args.length - 1] = (...answer: unknown[]) => {
          end(answer[0] ?? undefined)
          callback(...answer)
        }
      }
      const answer = (super.query as (...args: unknown[]) => unknown)(...args)
      if (answer instanceof Promise) void answer.then(() => end(), end)
      return answer
    }) as pg.Client['query']
  }
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)
}
