import type { HomeSectionName } from '#domain/settings/home-sections.ts'

const ROWS = ['good_prices', 'featured', 'latest', 'deals', 'posts'] as const satisfies readonly HomeSectionName[]
export type HomeRowName = (typeof ROWS)[number]

export const isRow = (name: HomeSectionName): name is HomeRowName => ROWS.some((row) => row === name)

/** The parts in their order, with rows that follow each other as one group. */
export function groupRows(sections: readonly HomeSectionName[]): [HomeSectionName, ...HomeSectionName[]][] {
  const groups: [HomeSectionName, ...HomeSectionName[]][] = []
  for (const name of sections) {
    const last = groups.at(-1)
    if (last && isRow(name) && isRow(last[0])) last.push(name)
    else groups.push([name])
  }
  return groups
}
