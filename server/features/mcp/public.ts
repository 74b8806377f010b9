export { addMcp } from './mcp-routes.ts'
export { ToolError, type Tool, type ToolContext } from './tool.ts'
export { TOOLS } from './tools.ts'
