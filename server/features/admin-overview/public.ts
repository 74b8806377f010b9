export { deleteOldFailedRequests } from './failed-requests.ts'
