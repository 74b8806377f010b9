import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { MINUTE_MS } from '#domain/durations.ts'
import type { ApiQuery } from '#web/platform/queries/api-query.ts'

interface Options<Item> {
  /** Query for the first page. */
  newest: ApiQuery<{ items: Item[]; next: string | null }>
  idOf: (item: Item) => string
  /** The items that the list shows. */
  items: readonly Item[]
  /** Whether the list shows its first page, ordered by time. */
  isOn: boolean
}

/** The number of items added since the list was loaded, at most one page. */
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
  // an older response has items that have just left the list; runs before paint
  useLayoutEffect(() => {
    if (isOn) client.setQueryData(queryKey, { items: [...items], next: null })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is created anew on each render
  }, [items])
  return isOn && data ? newCountOf(data.items, items, idOf) : 0
}

/** The number of items before the first one that the list shows too. */
export function newCountOf<Item>(now: readonly Item[], shown: readonly Item[], idOf: (item: Item) => string): number {
  const known = new Set(shown.map(idOf))
  const at = now.findIndex((item) => known.has(idOf(item)))
  return at === -1 ? now.length : at
}
