export { InsightList } from './insight-list.tsx'
