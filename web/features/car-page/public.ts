export { CarDetails } from './car-details.tsx'
export { carMeta } from './car-meta.ts'
export { CarUnavailable } from './car-unavailable.tsx'
export { fetchCar } from './fetch-car.ts'
