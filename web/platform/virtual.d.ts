declare module 'virtual:contract-routes' {
  import type { contract } from '#contract/index.ts'
  export const routes: typeof contract
}
