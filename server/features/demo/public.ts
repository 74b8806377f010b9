export { addDemoCars } from './add-demo-cars.ts'
export { addDemoPictures } from './picture-route.ts'
export { removeDemo } from './remove-demo.ts'
export { startDemo } from './start-demo.ts'
