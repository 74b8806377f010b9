export { rebuildSearch } from './rebuild-search.job.ts'
export { refreshChangedCars } from './refresh-changed-cars.ts'
export { refreshSearchableCars, removeSearchableCars } from './refresh-searchable-cars.ts'
export { searchCars } from './search-cars.ts'
