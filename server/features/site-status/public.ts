export { addStatusPage } from './add-status-page.ts'
