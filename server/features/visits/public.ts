export { countVisit } from './count-visit.ts'
export { visitorOf } from './visitor.ts'
export { forgetVisits } from './forget-visits.job.ts'
