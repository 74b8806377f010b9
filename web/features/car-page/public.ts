export { CarDetails } from './car-details.tsx'
export { carQuery, similarQuery } from './car-query.ts'
export { CarUnavailable } from './car-unavailable.tsx'
export { CompareTable } from './compare-table.tsx'
