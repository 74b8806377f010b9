export { FailedJobs } from './failed-jobs.tsx'
export { FailedRequests } from './failed-requests.tsx'
export { GoAnywhere } from './go-anywhere.tsx'
export { QueueList } from './queue-list.tsx'
