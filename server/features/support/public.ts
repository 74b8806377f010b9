export { forgetSupportRequests } from './forget-support-requests.job.ts'
export { reopenSupportRequest } from './reopen-support-request.ts'
