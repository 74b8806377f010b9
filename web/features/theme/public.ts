export { ThemeMenu } from './theme-menu.tsx'
export { ThemeProvider } from './theme-provider.tsx'
export { themeOfRequest } from './theme-of-request.ts'
