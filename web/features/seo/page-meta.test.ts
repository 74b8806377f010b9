import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { PictureSize } from '#domain/pictures/picture-size.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { pageMeta } from './page-meta.ts'

beforeAll(() => loadDefaultTexts('en'))

const location = { pathname: '/terms', search: '', hash: '', state: null, key: '', mask: undefined }

const titleWith = (settingValue?: string) => {
  const settings = settingValue === undefined ? [] : [{ setting_key: 'app_name_en', setting_value: settingValue }]
  const root = { id: 'root', loaderData: { lang: 'en', publicUrl: '', changedTexts: [], settings } }
  return pageMeta({ matches: [root], location: location as never }, () => ({ title: 'Terms' }))
}

test('SET-01 titles and previews of pages bear the name that admins set', () => {
  expect(titleWith('"Hunter"')).toContainEqual({ title: 'Terms | Hunter' })
  expect(titleWith('"Hunter"')).toContainEqual({ property: 'og:site_name', content: 'Hunter' })
  expect(titleWith('""')).toContainEqual({ title: 'Terms | Sayyad' })
  expect(titleWith()).toContainEqual({ title: 'Terms | Sayyad' })
})

test('EXPL-04 a preview declares the size of its picture only where it is known', async () => {
  const sizeWith = (image?: string, imageSize?: PictureSize | null) =>
    pageMeta({ matches: [], location: location as never }, () => ({
      title: 'Car',
      image,
      imageSize,
    })).flatMap((tag) =>
      'property' in tag && /^og:image:(?:width|height)$/.test(String(tag.property)) ? [Number(tag.content)] : [],
    )
  expect(sizeWith('/files/pictures/ab/abc-960.webp')).toEqual([])
  expect(sizeWith('/files/pictures/ab/abc-960.webp', null)).toEqual([])
  expect(sizeWith('/files/pictures/ab/abc-960.webp', { width: 960, height: 601 })).toEqual([960, 601])
  const card = await sharp('public/social-card.png').metadata()
  expect(sizeWith()).toEqual([card.width, card.height])
  expect(sizeWith('/placeholders/sedan-white.svg', null)).toEqual([card.width, card.height])
})
