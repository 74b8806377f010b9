export { DataSaverButton } from './data-saver-button.tsx'
export { DataSaverProvider } from './data-saver-provider.tsx'
