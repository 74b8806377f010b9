/** What dependency-cruiser reports of a module. */
export interface Module {
  source: string
  dependencies: { resolved: string }[]
}

type Arrows = Map<string, Set<string>>

const FEATURE = /^(?:server|web)\/features\/[^/]+/
const TEST = /[.]test[.]tsx?$/

/**
 * Circles of features that import each other, type imports included and sub-folders counted as their feature.
 * dependency-cruiser's own rule for folders can't leave tests out, which may import any feature.
 */
export function findFeatureCircles(modules: readonly Module[]): string[] {
  const arrows = arrowsBetween(modules)
  const done = new Set<string>()
  const circles: string[] = []

  function walk(feature: string, path: string[]): void {
    const start = path.indexOf(feature)
    if (start >= 0) circles.push([...path.slice(start), feature].join(' → '))
    if (start >= 0 || done.has(feature)) return
    for (const next of arrows.get(feature) ?? []) walk(next, [...path, feature])
    done.add(feature)
  }

  for (const feature of arrows.keys()) walk(feature, [])
  return circles
}

function arrowsBetween(modules: readonly Module[]): Arrows {
  const arrows: Arrows = new Map()
  for (const { source, dependencies } of modules) {
    const from = FEATURE.exec(source)?.[0]
    if (from === undefined || TEST.test(source)) continue
    for (const { resolved } of dependencies) {
      const to = FEATURE.exec(resolved)?.[0]
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return arrows
}
