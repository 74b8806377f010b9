export { BackupList } from './backup-list.tsx'
