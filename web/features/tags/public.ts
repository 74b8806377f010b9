export { LowMileageSimulator } from './low-mileage-simulator.tsx'
export { TagEditor } from './tag-editor.tsx'
export { TagList } from './tag-list.tsx'
