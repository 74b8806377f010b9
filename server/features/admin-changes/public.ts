export { recordAdminChange } from './record-admin-change.ts'
