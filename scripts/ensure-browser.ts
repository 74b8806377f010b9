// Finds or installs a Chromium for the browser tests.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

const DEBIAN_PACKAGE = ['install', '-y', '--no-install-recommends', 'chromium']

function tryRun(command: string, args: string[]): boolean {
  console.log(`sayyad: ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

if (!findBrowser()) {
  console.log('sayyad: no Chromium found, fetching one for the browser tests…')
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    tryRun('apt-get', ['update'])
    tryRun('apt-get', DEBIAN_PACKAGE)
  }
  if (!findBrowser()) tryRun('node_modules/.bin/playwright', ['install', 'chromium'])
  if (!findBrowser()) {
    console.error('sayyad: no Chromium could be fetched: install one, or set CHROMIUM to its path.')
    process.exit(1)
  }
}
