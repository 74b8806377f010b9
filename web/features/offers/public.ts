export { FloorButton } from './floor-button.tsx'
export { readAmount } from './read-amount.ts'
export { useFloor } from './use-floor.tsx'
