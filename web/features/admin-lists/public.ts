export { csvResponse } from './csv-response.ts'
export { ListTools, type ListSettings } from './list-tools.tsx'
export { useNewCount } from './use-new-count.ts'
