import { expect, test } from 'vitest'
import { siteIcons } from './site-icons.ts'

const iconsOf = (logoUrl: string) =>
  siteIcons([{ setting_key: 'app_logo_url', setting_value: JSON.stringify(logoUrl) }])

test('SET-01 an uploaded logo has icons; the built-in one and one from elsewhere leave the built-in icons', () => {
  const id = '0123456789abcdef'.repeat(2)
  expect(iconsOf(`/files/logos/${id}.webp`)).toEqual({
    touch: `/files/logos/${id}-180.png`,
    small: `/files/logos/${id}-192.png`,
    large: `/files/logos/${id}-512.png`,
  })
  for (const other of ['', '/logo.svg', 'https://example.com/logo.png']) expect(iconsOf(other)).toBeNull()
  expect(siteIcons(null)).toBeNull()
})
