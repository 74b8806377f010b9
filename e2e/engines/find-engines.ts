import { existsSync, globSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browsers: '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
  display: '/usr/bin/Xvfb',
}

/** The browsers of Debian whose engines are not that of Chromium; null for those that are not installed. */
export const ENGINES: Readonly<Record<'Firefox' | 'WebKit', ((origin: string) => Promise<Engine>) | null>> = {
  Firefox: findFirefox(),
  WebKit: findWebKit(),
}

function findFirefox() {
  const program = FIREFOX.find((place) => existsSync(place))
  return program ? (origin: string) => openFirefox(program, origin) : null
}

function findWebKit() {
  const { driver, display } = WEBKIT
  const [browser] = globSync(WEBKIT.browsers)
  if (!browser || !existsSync(driver) || !existsSync(display)) return null
  return (origin: string) => openWebKit({ driver, browser, display }, origin)
}
