export { reportQuery } from './report-query.ts'
export { ReportsTabs } from './reports-tabs.tsx'
export { VIEW_PARTS, viewOf } from './view-parts.ts'
