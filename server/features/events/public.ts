export { deleteOldEvents } from './delete-old-events.job.ts'
export { rollUpEvents } from './roll-up-events.job.ts'
