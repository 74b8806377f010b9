export { FaultList } from './fault-list.tsx'
export { readFaultSearch } from './fault-search.ts'
