export { viewContent } from './view-content.ts'
