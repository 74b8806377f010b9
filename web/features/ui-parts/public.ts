export { UiParts } from './ui-parts.tsx'
