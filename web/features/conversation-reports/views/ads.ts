export { ReportQueue as default } from '#web/features/reports/public.ts'
