export { countContact } from './count-view.ts'
export { forgetViews } from './forget-views.job.ts'
export { visitorOf } from './visitor.ts'
