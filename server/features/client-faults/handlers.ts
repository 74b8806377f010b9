import { procedures } from '#server/context.ts'
import { listClientFaults } from './list-client-faults.ts'
import { reportClientFaults } from './report-client-faults.ts'
import { resolveClientFault } from './resolve-client-fault.ts'

const { client_faults } = procedures

export const clientFaultsHandlers = {
  report: client_faults.report.handler(({ context, input }) => reportClientFaults(context, input)),
  list: client_faults.list.handler(({ context, input }) => listClientFaults(context.db, input)),
  resolve: client_faults.resolve.handler(({ context, input }) => resolveClientFault(context, input.fault_id)),
}
