export { FailedJobs } from './failed-jobs.tsx'
export { FailedRequests } from './failed-requests.tsx'
export { AdminSearchButton } from './admin-search-button.tsx'
export { QueueList } from './queue-list.tsx'
