export { importCars } from './import-cars.ts'
export { readMapping } from './mapping.ts'
