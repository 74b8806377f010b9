export { addMcp } from './mcp-routes.ts'
