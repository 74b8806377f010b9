export { undoReports } from './undo-reports.ts'
