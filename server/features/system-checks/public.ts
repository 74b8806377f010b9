export { noteCheckStates } from './note-check-states.job.ts'
export { runChecks } from './run-checks.ts'
