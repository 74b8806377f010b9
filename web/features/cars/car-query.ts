import type { Queries } from '#web/platform/api.tsx'

export const carQuery = (queries: Queries, car_id: string) => queries.cars.get.queryOptions({ input: { car_id } })
