export { announceFacts } from './announce-facts.job.ts'
export { countOverdueFacts } from './count-overdue-facts.ts'
export { factContent } from './fact-content.ts'
export { listFacts } from './list-facts.ts'
