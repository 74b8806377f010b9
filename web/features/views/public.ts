export { useCountedView } from './use-counted-view.ts'
export { useNotedView } from './use-noted-view.ts'
export { ViewedRow } from './viewed-row.tsx'
export { viewedCars } from './viewed-cars.ts'
