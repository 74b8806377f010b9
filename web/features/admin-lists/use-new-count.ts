import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '#domain/durations.ts'
import type { ApiQuery } from '#web/platform/api-query.ts'

interface Options<Item> {
  /** Asks for the first page once more. */
  newest: ApiQuery<{ items: Item[]; next: string | null }>
  idOf: (item: Item) => string
  /** What the list shows. */
  items: readonly Item[]
  /** Of the first page in the order of time. */
  isOn: boolean
}

/** How many items came since a list was read, at most a page. */
export function useNewCount<Item>({ newest, idOf, items, isOn }: Options<Item>): number {
  // an answer older than the list has items that just left it
  const sinceShown = [...newest.queryKey, items.map(idOf)] as typeof newest.queryKey
  const { data } = useQuery({
    ...newest,
    queryKey: sinceShown,
    enabled: isOn,
    staleTime: MINUTE_MS / 2,
    refetchInterval: MINUTE_MS / 2,
    retry: false,
  })
  return isOn && data ? newCountOf(data.items, items, idOf) : 0
}

/** Those before the first that the list shows too. */
export function newCountOf<Item>(now: readonly Item[], shown: readonly Item[], idOf: (item: Item) => string): number {
  const known = new Set(shown.map(idOf))
  const at = now.findIndex((item) => known.has(idOf(item)))
  return at === -1 ? now.length : at
}
