export { factInWords } from './fact-in-words.ts'
export { FactDay, FactLine } from './fact-line.tsx'
export { KnowledgePage } from './knowledge-page.tsx'
