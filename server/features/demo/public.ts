export { addDemoCars } from './add-demo-cars.ts'
export { fillDemoAtFirstStart } from './fill-demo-at-first-start.ts'
export { removeDemo } from './remove-demo.ts'
