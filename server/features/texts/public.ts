export { listWebsiteTexts } from './list-website-texts.ts'
export { readLabels } from './read-labels.ts'
export { textContent } from './text-content.ts'
