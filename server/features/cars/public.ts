export { addCars, type NewCar } from './add-cars.ts'
export { refreshSearchableCars, removeSearchableCars } from './refresh-searchable-cars.ts'
export { createCarSearch, type CarSearchEngine } from './search/create-car-search.ts'
export { listSavedCards } from './list-saved-cards.ts'
