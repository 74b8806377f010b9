export { addDemoCars } from './add-demo-cars.ts'
export { addDemoPictures } from './picture-route.ts'
export { fillDemoAtFirstStart } from './fill-demo-at-first-start.ts'
export { removeDemo } from './remove-demo.ts'
