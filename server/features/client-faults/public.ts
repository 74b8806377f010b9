export { announceClientFaults } from './announce-client-faults.job.ts'
export { deleteOldClientFaults } from './delete-old-client-faults.job.ts'
export { listClientFaults } from './list-client-faults.ts'
export { reopenClientFault } from './reopen-client-fault.ts'
