export { countDays } from './count-days.job.ts'
