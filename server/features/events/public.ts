export { deleteOldEvents } from './delete-old-events.job.ts'
export { isTracked } from './is-tracked.ts'
export { rollUpEvents } from './roll-up-events.job.ts'
