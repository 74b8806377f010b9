export { AdList as default } from '../ad-list.tsx'
