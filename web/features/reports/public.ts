export { ReportButton } from './report-button.tsx'
export { ReportQueue } from './report-queue.tsx'
