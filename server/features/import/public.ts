export { addCars, type NewCar } from './add-cars.ts'
export { importCars } from './import-cars.ts'
export { readMapping } from './mapping.ts'
