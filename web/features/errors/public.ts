export { Boundary } from './boundary.tsx'
export { MinimalFallback } from './fallback.tsx'
export { FullPageFallback } from './full-page-fallback.tsx'
export { RouteError } from './route-error.tsx'
