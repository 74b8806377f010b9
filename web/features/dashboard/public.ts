export { Dashboard } from './dashboard.tsx'
export { loadSection, SECTION_PARTS } from './section-parts.ts'
