/** A module in the report of dependency-cruiser. */
export interface Module {
  source: string
  dependencies: { resolved: string }[]
}

type Arrows = Map<string, Set<string>>

const FEATURE = /^(?:server|web)\/features\/[^/]+/
const TEST = /[.]test[.]tsx?$/

/**
 * Finds cycles of features that import each other, including type imports. Sub-folders count as their feature.
 * dependency-cruiser's own rule for folders cannot exclude tests, which may import any feature.
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
