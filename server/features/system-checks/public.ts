export { readCheckStates } from './check-states.ts'
export { noteCheckStates } from './note-check-states.job.ts'
export { runChecks } from './run-checks.ts'
export { watchSite } from './watch-site.ts'
