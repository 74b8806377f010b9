export { listWebsiteTexts } from './list-website-texts.ts'
export { textContent } from './text-content.ts'
