export { deleteOldSupportRequests } from './delete-old-support-requests.job.ts'
export { reopenSupportRequest } from './reopen-support-request.ts'
