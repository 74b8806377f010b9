import { parseSync, Visitor } from 'vite'

type Use = { name: string; line: number }

const PLACES = 'web/platform/browser'
/** Features that browsers may lack or refuse, with the only module that may use each: it does without them. */
export const OPTIONAL_FEATURES: Readonly<Record<string, string>> = {
  AudioContext: 'web/features/messages/ring/play-tone.ts',
  BroadcastChannel: `${PLACES}/tab-channel.ts`,
  IntersectionObserver: `${PLACES}/intersections.ts`,
  Notification: `${PLACES}/notifications.ts`,
  OffscreenCanvas: 'web/features/messages/pictures/shrink-picture.ts',
  PerformanceObserver: `${PLACES}/first-input.ts`,
  PublicKeyCredential: 'web/platform/browser/passkeys.ts',
  PushManager: 'web/features/notifications/push/browser-push.ts',
  SpeechRecognition: `${PLACES}/speech.ts`,
  ResizeObserver: `${PLACES}/package-fallbacks.tsx`,
  caches: `${PLACES}/file-cache.ts`,
  createImageBitmap: 'web/features/messages/pictures/shrink-picture.ts',
  'idb-keyval': `${PLACES}/database.ts`,
  localStorage: `${PLACES}/stored-texts.ts`,
  matchMedia: `${PLACES}/media-query.ts`,
  requestIdleCallback: `${PLACES}/when-idle.ts`,
  sessionStorage: `${PLACES}/stored-texts.ts`,
  visualViewport: 'web/features/messages/popup/use-visible-height.ts',
  'AbortSignal.timeout': `${PLACES}/abort-after.ts`,
  'document.cookie': `${PLACES}/cookie.ts`,
  'navigator.connection': `${PLACES}/line.ts`,
  'navigator.clipboard': `${PLACES}/clipboard.ts`,
  'navigator.locks': `${PLACES}/tab-lock.ts`,
  'navigator.sendBeacon': `${PLACES}/beacon.ts`,
  'navigator.serviceWorker': `${PLACES}/service-worker.ts`,
  'navigator.share': `${PLACES}/share-dialog.ts`,
  'window.navigation': `${PLACES}/visited-pages.ts`,
  'navigator.userActivation': 'web/features/messages/ring/play-tone.ts',
}
/** Runs in the head of the page, where it can use no module. */
const HEAD = 'web/rendering/early/record.ts'
/** Not used yet: the first use is a module of its own in `web/platform/browser`. */
const UNUSED = new Set([
  'EventSource',
  'SharedWorker',
  'Worker',
  'indexedDB',
  'scheduler',
  'speechSynthesis',
  'structuredClone',
  'AbortSignal.any',
  'crypto.randomUUID',
  'crypto.subtle',
  'document.startViewTransition',
  'navigator.canShare',
  'navigator.credentials',
  'navigator.geolocation',
  'navigator.mediaDevices',
  'navigator.permissions',
  'navigator.setAppBadge',
  'navigator.storage',
  'navigator.vibrate',
  'navigator.wakeLock',
])
const NAMES = new Set([...Object.keys(OPTIONAL_FEATURES), ...UNUSED])

/** Uses of optional features outside of their modules. */
export function unguardedFeatures(file: string, source: string): Use[] {
  if (![...NAMES].some((name) => source.includes(name.split('.').at(-1) ?? name))) return []
  const { program, module } = parseSync(file, source)
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  )
  const uses: Use[] = []
  const note = (name: string, start: number): void => {
    if (NAMES.has(name) && OPTIONAL_FEATURES[name] !== file && file !== HEAD)
      uses.push({ name, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    ImportDeclaration: ({ source: from, start }) => note(from.value, start),
    Identifier: ({ name, start }) => {
      if (!imported.has(name)) note(name, start)
    },
    MemberExpression: ({ object, property, start }) => {
      const owner = object.type === 'MemberExpression' ? object.property : object
      if (owner.type === 'Identifier' && property.type === 'Identifier') note(`${owner.name}.${property.name}`, start)
    },
  }).visit(program)
  return uses
}
