export { addCars, type NewCar } from './add-cars.ts'
export { createCardList, type CardList } from './create-card-list.ts'
export { addPlaceholders } from './placeholder-route.ts'
export { createCarSearch, type CarSearchEngine } from './search/create-car-search.ts'
