import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
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
  const client = useQueryClient()
  const { queryKey } = newest
  const { data } = useQuery({
    ...newest,
    enabled: isOn,
    staleTime: MINUTE_MS / 2,
    refetchInterval: MINUTE_MS / 2,
    retry: false,
  })
  // an older answer has items that have just left the list; before it is painted
  useLayoutEffect(() => {
    if (isOn) client.setQueryData(queryKey, { items: [...items], next: null })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a key is made anew each time
  }, [items])
  return isOn && data ? newCountOf(data.items, items, idOf) : 0
}

/** Those before the first that the list shows too. */
export function newCountOf<Item>(now: readonly Item[], shown: readonly Item[], idOf: (item: Item) => string): number {
  const known = new Set(shown.map(idOf))
  const at = now.findIndex((item) => known.has(idOf(item)))
  return at === -1 ? now.length : at
}
