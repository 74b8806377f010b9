import type { CDPSession } from '@playwright/test'

/** `missing`: the browser does not have the feature. `throws`: it refuses it, for example where cookies are blocked. */
export type Lack = 'missing' | 'throws'

/** Lets pages that are opened during `act` lack features, such as `localStorage` or `navigator.share`. */
export async function withoutFeatures(
  devTools: CDPSession,
  features: readonly string[],
  lack: Lack,
  act: () => Promise<void>,
): Promise<void> {
  const source = `(${takeAway.toString()})(${JSON.stringify(features)}, ${JSON.stringify(lack)})`
  await devTools.send('Page.enable')
  const { identifier } = await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source })
  await act()
  await devTools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
}

function takeAway(features: readonly string[], lack: Lack): void {
  const refuse = () => {
    throw new DOMException('refused by the test', 'SecurityError')
  }
  // Playwright binds functions of the page
  const readMember = (_: object, name: string | symbol) => (name === 'bind' ? () => refuse : refuse())
  const refusing = new Proxy(function () {}, { get: readMember, apply: refuse, construct: refuse })
  const areRefusedThemselves = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'document.cookie'])
  const owners: Record<string, object> = {
    window: globalThis,
    navigator: Navigator.prototype,
    document: Document.prototype,
    crypto: Crypto.prototype,
    AbortSignal,
  }
  for (const feature of features) {
    const [property = '', owner = 'window'] = feature.split('.').toReversed()
    const value = lack === 'throws' ? refusing : undefined
    const lacking =
      lack === 'throws' && areRefusedThemselves.has(feature) ? { get: refuse, set: refuse } : { value, writable: true }
    Object.defineProperty(owners[owner], property, { configurable: true, ...lacking })
  }
}
