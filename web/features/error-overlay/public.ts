export { showOverlay } from './show-overlay.tsx'
