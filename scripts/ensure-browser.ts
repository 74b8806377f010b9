// Finds or installs Chromium for the browser tests.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

/** The first one that the release provides. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

function tryRun(command: string, args: string[]): boolean {
  console.log(`sayyad: ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

if (!findBrowser()) {
  console.log('sayyad: no Chromium found, downloading one for the browser tests…')
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    tryRun('apt-get', ['update'])
    DEBIAN_PACKAGES.some((name) => tryRun('apt-get', ['install', '-y', '--no-install-recommends', name]))
  }
  if (!findBrowser()) tryRun('node_modules/.bin/playwright', ['install', 'chromium'])
  if (!findBrowser()) {
    console.error('sayyad: Chromium could not be downloaded: install it, or set CHROMIUM to its path.')
    process.exit(1)
  }
}
