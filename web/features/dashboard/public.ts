export { Dashboard } from './dashboard.tsx'
export { loadSection } from './section-parts.ts'
export { loadSectionData } from './load-section-data.ts'
export { Section } from './section.tsx'
