import { procedures } from '#server/context.ts'
import { addReport } from './add-report.ts'
import { decideReports } from './decide-reports.ts'
import { listReports } from './list-reports.ts'

export const reportsHandlers = {
  add: procedures.reports.add.handler(({ context, input }) => addReport(context, input)),
  list: procedures.reports.list.handler(({ context }) => listReports(context)),
  dismiss: procedures.reports.dismiss.handler(({ context, input }) => decideReports(context, input.car_id, null)),
  take_down: procedures.reports.take_down.handler(({ context, input }) =>
    decideReports(context, input.car_id, { reasons: input.reasons, note: input.note }),
  ),
}
