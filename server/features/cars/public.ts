export { addCars, type NewCar } from './add-cars.ts'
export { addPlaceholders } from './placeholder-route.ts'
export { removeSearchableCars } from './refresh-searchable-cars.ts'
export { createCarSearch, type CarSearchEngine } from './search/create-car-search.ts'
