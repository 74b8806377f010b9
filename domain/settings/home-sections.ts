/** The parts of the home page below its search, in their default order. */
export const HOME_SECTIONS = [
  'body_types',
  'makes',
  'viewed',
  'good_prices',
  'featured',
  'latest',
  'deals',
  'posts',
  'trust',
  'how_it_works',
  'before_buying',
  'sell',
] as const
export type HomeSectionName = (typeof HOME_SECTIONS)[number]

export interface HomeSection {
  name: HomeSectionName
  is_shown: boolean
}

export const DEFAULT_HOME_SECTIONS: readonly HomeSection[] = HOME_SECTIONS.map((name) => ({ name, is_shown: true }))

/**
 * Validates an order of the parts of the home page. Parts that it does not name, which a newer version added, are shown
 * at the end.
 * @returns null if it is not valid
 */
export function checkHomeSections(value: unknown): readonly HomeSection[] | null {
  if (!Array.isArray(value)) return null
  const sections = value.flatMap(sectionOf)
  const names = new Set(sections.map(({ name }) => name))
  if (sections.length !== value.length || names.size !== value.length) return null
  return [...sections, ...DEFAULT_HOME_SECTIONS.filter(({ name }) => !names.has(name))]
}

function sectionOf(value: unknown): HomeSection[] {
  if (typeof value !== 'object' || value === null) return []
  const given = value as Record<string, unknown>
  const name = HOME_SECTIONS.find((one) => one === given['name'])
  const isShown = given['is_shown']
  return name && typeof isShown === 'boolean' ? [{ name, is_shown: isShown }] : []
}
