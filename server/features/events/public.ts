export { forgetEvents } from './forget-events.job.ts'
export { rollUpEvents } from './roll-up-events.job.ts'
