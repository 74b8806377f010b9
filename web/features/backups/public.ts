export { ArchiveTimes } from './archive-times.tsx'
export { BackupList, LastRestore } from './backup-list.tsx'
export { TimeChoice } from './time-choice.tsx'
export { useRestore } from './use-restore.ts'
