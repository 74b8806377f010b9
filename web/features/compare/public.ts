export { CompareBar } from './compare-bar.tsx'
export { CompareButton } from './compare-button.tsx'
export { CompareTable } from './compare-table.tsx'
export { comparedIds } from './compared-ids.ts'
