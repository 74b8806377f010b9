/** A module in the report of dependency-cruiser. */
export interface Module {
  source: string
  dependencies: { resolved: string }[]
}

type Imports = Map<string, Set<string>>

const FEATURE = /^(?:server|web)\/features\/[^/]+/
const TEST = /[.]test[.]tsx?$/

/**
 * Finds cycles of features that import each other, including type imports. Sub-folders count as their feature.
 * dependency-cruiser's own rule for folders cannot exclude tests, which may import any feature.
 */
export function findFeatureCycles(modules: readonly Module[]): string[] {
  const imports = importsBetween(modules)
  const done = new Set<string>()
  const cycles: string[] = []

  function visit(feature: string, path: string[]): void {
    const start = path.indexOf(feature)
    if (start >= 0) cycles.push([...path.slice(start), feature].join(' → '))
    if (start >= 0 || done.has(feature)) return
    for (const next of imports.get(feature) ?? []) visit(next, [...path, feature])
    done.add(feature)
  }

  for (const feature of imports.keys()) visit(feature, [])
  return cycles
}

function importsBetween(modules: readonly Module[]): Imports {
  const imports: Imports = new Map()
  for (const { source, dependencies } of modules) {
    const from = FEATURE.exec(source)?.[0]
    if (from === undefined || TEST.test(source)) continue
    for (const { resolved } of dependencies) {
      const to = FEATURE.exec(resolved)?.[0]
      if (to !== undefined && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}
