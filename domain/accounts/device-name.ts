/** The first match wins: browsers also name those that they derive from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\b(?:Linux|CrOS)\b/, 'Linux'],
]
type Say = (key: 'device_unknown' | 'device_on', values?: { browser: string; system: string }) => string

/** `Chrome on Android`, from the User-Agent. */
export function deviceName(userAgent: string | null, say: Say): string {
  const find = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  return browser && system ? say('device_on', { browser, system }) : (browser ?? system ?? say('device_unknown'))
}

/** `Chrome 142, Android`, from the User-Agent. */
export function browserName(userAgent: string | null): string {
  const agent = userAgent ?? ''
  const [sign, browser] = BROWSERS.find(([one]) => one.test(agent)) ?? []
  const system = SYSTEMS.find(([one]) => one.test(agent))?.[1]
  // Safari alone names its version elsewhere
  const version = (browser === 'Safari' ? /\bVersion\// : sign)?.exec(agent)
  const [number = ''] = version ? (/^\d+/.exec(agent.slice(version.index + version[0].length)) ?? []) : []
  return [`${browser ?? '?'} ${number}`.trim(), system ?? '?'].join(', ')
}
