export { BackupList, LastRestore } from './backup-list.tsx'
export { useRestore } from './use-restore.ts'
