import type { Plugin } from 'vite'

/** Leaves packages out of source maps, which would be six times as large with them. */
export function noMapsOfPackages(): Plugin {
  return {
    name: 'no-maps-of-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\// },
      order: 'post',
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  }
}
