export { compareAddress, comparedCars } from './compared-cars.ts'
export { CompareBar } from './compare-bar.tsx'
export { CompareButton } from './compare-button.tsx'
export { comparedIds } from './compared-ids.ts'
