export { SecuritySection } from './security-section.tsx'
