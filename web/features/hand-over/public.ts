export { HandOverPart } from './hand-over-part.ts'
export { HandOverPage } from './hand-over-page.tsx'
export { loadHandOver } from './load-hand-over.ts'
