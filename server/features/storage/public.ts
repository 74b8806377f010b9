export { warnOfFullDisk } from './warn-of-full-disk.job.ts'
