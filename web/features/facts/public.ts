export { factInWords } from './fact-in-words.ts'
export { FactDay, FactLine } from './fact-line.tsx'
export { LateFactLine } from './late-fact-line.ts'
export { KnowledgePage } from './knowledge-page.tsx'
