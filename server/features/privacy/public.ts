export { deleteDueAccounts } from './deletion.ts'
