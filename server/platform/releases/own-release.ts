import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_BUNDLED, ROOT } from '#server/platform/root.ts'

/** The file in a folder that makes it a whole release. */
export const RELEASE_FILE = 'sayyad-release.json'

const FOLDER = fileURLToPath(ROOT).replace(/\/$/, '')

/** The folder of the release that runs; null if the server runs from elsewhere, as in development. */
export const OWN_RELEASE = IS_BUNDLED && existsSync(join(FOLDER, RELEASE_FILE)) ? FOLDER : null

/** Whether a release can be started. */
export const isWhole = (release: string): boolean => existsSync(join(release, RELEASE_FILE))
