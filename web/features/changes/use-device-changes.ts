import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MOST_ASKED_CARS } from '#contract/changes.ts'
import { newsSince } from '#domain/changes/seen.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import type { Changes } from './changes.ts'
import { seenCars } from './seen-cars.ts'

export function useDeviceChanges(watched: readonly string[]): Changes {
  const api = useApi()
  const [now] = useState(() => new Date())
  const ids = [...new Set(watched)].slice(0, MOST_ASKED_CARS)
  const stored = seenCars.use()
  const known = ids.flatMap((id) => {
    const seen = seenCars.seenOf(stored, id)
    return seen ? [{ car_id: id, ...seen, since: newsSince(seen, now) }] : []
  })
  const cars = known.map(({ car_id, since }) => ({ car_id, since: since.toISOString() }))
  const { data } = useQuery({
    ...apiQuery(api, 'changes', 'of_cars', { cars }),
    enabled: cars.length > 0,
    placeholderData: (before) => before,
  })
  const unknown = ids.filter((id) => !known.some(({ car_id }) => car_id === id)).join(' ')
  useEffect(() => {
    if (unknown) seenCars.note(unknown.split(' '), new Date())
  }, [unknown])
  const isEarlier = ({ seen_before, since }: (typeof known)[number]) => seen_before !== null && since > seen_before
  const earlier = known.filter(isEarlier).map(({ car_id }) => car_id)
  return {
    cars: data?.cars.filter(({ card }) => ids.includes(card.id)) ?? [],
    searches: [],
    noteShown: (what) => data && 'car_id' in what && seenCars.note([what.car_id], new Date(data.as_of)),
    showAgain: earlier.length ? async () => seenCars.showAgain(earlier) : null,
  }
}
