export { countContact } from './count-view.ts'
export { deleteOldViews } from './delete-old-views.job.ts'
export { visitorOf } from './visitor.ts'
