export { ThemeMenu } from './theme-menu.tsx'
export { ThemeProvider } from './theme-provider.tsx'
export { useThemeOfDevice } from './use-theme-of-device.ts'
export { themeOfRequest } from './theme-of-request.ts'
