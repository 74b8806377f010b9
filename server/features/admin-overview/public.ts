export { forgetFailedRequests } from './failed-requests.ts'
