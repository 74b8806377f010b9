export { PerformanceTools } from './performance-tools.tsx'
