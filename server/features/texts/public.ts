export { listWebsiteTexts } from './list-website-texts.ts'
