export { CarDetails } from './car-details.tsx'
export { CarGrid } from './car-grid.tsx'
export { CarUnavailable } from './car-unavailable.tsx'
export { carQuery } from './car-query.ts'
