export { sampleDisk } from './sample-disk.job.ts'
export { warnOfFullDisk } from './warn-of-full-disk.job.ts'
