import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const say = (_key: string, values?: { browser: string; system: string }): string =>
  values ? `${values.browser} on ${values.system}` : 'an unknown device'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['curl/8.0', 'an unknown device'],
  [null, 'an unknown device'],
])('AUTH-04 %s is %s', (userAgent, name) => expect(deviceName(userAgent, say)).toBe(name))
