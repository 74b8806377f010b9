export { addCars, type NewCar } from './add-cars.ts'
export { importCars } from './import-cars.ts'
export { readMapping } from './mapping.ts'
export { readRow, type CsvRow, type ImportedFields, type ReadRow } from './read-row.ts'
