/**
 * The section of a version in the changelog, without its heading.
 * @param changelog in the form of Keep a Changelog
 * @returns null if there is none, or nothing in it
 */
export function notesOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^(?=## )/m)
  const section = sections.find((one) => one.startsWith(`## [${version}]`))
  return section?.replace(/^.*\n/, '').trim() || null
}
