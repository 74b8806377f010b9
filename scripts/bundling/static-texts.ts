import type { Plugin } from 'vite'

/**
 * Imports the texts of both languages statically: the server needs all of them at its start, and one file loads faster
 * than a hundred.
 */
export function staticTexts(): Plugin {
  return {
    name: 'static-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/web\/texts\/.*\/area\.ts$|\/web\/texts\/default-texts\.ts$/ },
      order: 'post',
      handler(code) {
        const imports: string[] = []
        const changed = code.replaceAll(/\(\) => import\((["'].*?["'])\)/g, (_, path) => {
          imports.push(`import * as texts${imports.length} from ${path}\n`)
          return `() => Promise.resolve(texts${imports.length - 1})`
        })
        if (!imports.length) this.error('no texts found')
        // after the code, so that its lines stay
        return { code: `${changed}\n${imports.join('')}`, map: null }
      },
    },
  }
}
