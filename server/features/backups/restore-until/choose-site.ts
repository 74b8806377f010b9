import type { Archived } from '../archive/archive-name.ts'
import { BackupRefused } from '../format/backup-format.ts'
import type { LiveSite } from '../restore/find-live-site.ts'

interface Choice {
  /** The first part of the ID of a site, as in the names of its archive; null for the only one. */
  wanted: string | null
  mayReplace: boolean
  mayBeOther: boolean
}

/** @returns the first part of the ID of the site whose archive is restored @throws BackupRefused */
export function chooseSite(archived: readonly Archived[], live: LiveSite, choice: Choice): string {
  const sites = [...new Set(archived.filter(({ kind }) => kind === 'base').map(({ site }) => site))].toSorted()
  const own = live.id?.split('-')[0]
  const chosen =
    choice.wanted ?? (own !== undefined && sites.includes(own) ? own : sites.length === 1 ? sites[0] : null)
  if (!sites.length) throw new BackupRefused('There is no base backup in the archive. Nothing was changed.')
  if (!chosen) {
    throw new BackupRefused(
      `There are archives of several sites, ${sites.join(' and ')}: add --site with one of them. Nothing was changed.`,
    )
  }
  if (!sites.includes(chosen)) {
    throw new BackupRefused(`There is no archive of ${chosen}, only of ${sites.join(' and ')}. Nothing was changed.`)
  }
  if (!live.isUsed) return chosen
  if (own !== undefined && own !== chosen && !choice.mayBeOther) {
    throw new BackupRefused(
      'The archive is of another site than the one here: add --other-site if that is meant. Nothing was changed.',
    )
  }
  if (choice.mayReplace) return chosen
  throw new BackupRefused(
    'There is a site with accounts here: add --replace to put the restored one in its place. Nothing was changed.',
  )
}
