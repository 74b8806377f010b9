export { deleteOldFieldVitals } from './delete-old-field-vitals.job.ts'
export { readFieldVitals } from './read-field-vitals.ts'
