import { beforeAll, expect, test } from 'vitest'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { pageMeta } from './page-meta.ts'

beforeAll(() => loadDefaultTexts('en'))

const titleWith = (settingValue?: string) => {
  const settings = settingValue === undefined ? [] : [{ setting_key: 'app_name_en', setting_value: settingValue }]
  const root = { id: 'root', loaderData: { lang: 'en', publicUrl: '', changedTexts: [], settings } }
  const location = { pathname: '/terms', search: '', hash: '', state: null, key: '', mask: undefined }
  return pageMeta({ matches: [root], location: location as never }, () => ({ title: 'Terms' }))
}

test('SET-01 titles and previews of pages bear the name that admins set', () => {
  expect(titleWith('"Hunter"')).toContainEqual({ title: 'Terms | Hunter' })
  expect(titleWith('"Hunter"')).toContainEqual({ property: 'og:site_name', content: 'Hunter' })
  expect(titleWith('""')).toContainEqual({ title: 'Terms | Sayyad' })
  expect(titleWith()).toContainEqual({ title: 'Terms | Sayyad' })
})
