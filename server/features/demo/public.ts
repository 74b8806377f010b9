export { fillDemoAtFirstStart } from './fill-demo-at-first-start.ts'
