import { procedures } from '#server/context.ts'
import { reportFieldVitals } from './report-field-vitals.ts'

export const fieldVitalsHandlers = {
  report: procedures.field_vitals.report.handler(({ context, input }) => reportFieldVitals(context, input)),
}
