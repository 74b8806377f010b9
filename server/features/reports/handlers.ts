import { DONE } from '#contract/done.ts'
import { procedures } from '#server/context.ts'
import { addReport } from './add-report.ts'
import { decideReports } from './decide-reports.ts'
import { listReports } from './list-reports.ts'

export const reportsHandlers = {
  add: procedures.reports.add.handler(async ({ context, input }) => {
    await addReport(context, input)
    return DONE
  }),
  list: procedures.reports.list.handler(({ context }) => listReports(context)),
  dismiss: procedures.reports.dismiss.handler(async ({ context, input }) => {
    await decideReports(context, input.car_id, null)
    return DONE
  }),
  take_down: procedures.reports.take_down.handler(async ({ context, input }) => {
    await decideReports(context, input.car_id, { reasons: input.reasons, note: input.note })
    return DONE
  }),
}
