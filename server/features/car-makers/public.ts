export { makerContent, modelContent } from './catalogue-content.ts'
