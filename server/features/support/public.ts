export { forgetSupportRequests } from './forget-support-requests.job.ts'
