import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listModules } from './list-modules.ts'

/** Areas of texts by what a first visit loads, besides the texts of the site. They are preloaded together with it. */
const AREAS_OF_FIRST_VISIT = {
  'entry.client.tsx': [],
  'root.tsx': [],
  'routes/home.tsx': ['car-words', 'home'],
  'routes/explore.tsx': ['car-words', 'explore'],
  'routes/car.tsx': ['car-page', 'car-words', 'seller-standing'],
}

test.each(Object.entries(AREAS_OF_FIRST_VISIT))(
  'SET-07 %s, which a first visit loads, needs few texts',
  (file, areas) => {
    const modules = [...listModules(`web/${file}`)]
    expect(modules.length).toBeGreaterThan(5)
    const needed = modules.filter((module) => module.endsWith('/area.ts'))
    expect(needed.toSorted()).toEqual(areas.map((area) => `web/texts/${area}/area.ts`))
  },
)

test('SET-07 only the imported parts of a public.ts count as loaded', () => {
  const modules = listModules('web/routes/home.tsx')
  expect(modules).toContain('web/features/explore/search-field.tsx')
  expect(modules).not.toContain('web/features/explore/filter-panel.tsx')
  // imported by a function
  const explore = listModules('web/routes/explore.tsx')
  expect(explore).toContain('web/features/messages/popup/open-chat-about.ts')
  expect(explore).not.toContain('web/features/messages/popup/open-chat.ts')
  const reports = listModules('web/routes/admin-reports.tsx')
  expect(reports).toContain('web/texts/admin/area.ts')
  expect(reports).not.toContain('web/texts/ad-reviews/area.ts')
})

/** Modules that a new ad needs later, or never. */
const NOT_AT_FIRST = /review-step|conflict-choice|fair-price-hint\.tsx|upload-store/
/** Modules that send and arrange pictures. */
const OF_FILES = /upload-picture|picture-tile|picture-order/

test('AD-09 the editor of an ad is loaded without its later steps, and those without the upload and order of pictures', () => {
  const first = [...listModules('web/routes/add-car.tsx')]
  expect(first).toContain('web/features/ads/editor/basics-step.tsx')
  expect(first.filter((module) => NOT_AT_FIRST.test(module))).toEqual([])
  const later = [...listModules('web/features/ads/editor/later-step.tsx')]
  expect(later).toContain('web/features/pictures/pictures-field.tsx')
  expect([...first, ...later].filter((module) => OF_FILES.test(module))).toEqual([])
})

test.each([
  ['messages', 'messages/thread.tsx'],
  ['admin-reports', 'reports/report-queue.tsx'],
  ['admin-cars', 'admin-ads/ad-list.tsx'],
  ['admin-car', 'ads/editor/fields-editor.tsx'],
  ['admin-tags', '../ui/order/dragged-rows.tsx'],
  ['my-ads-upload', '../../contract/ads.ts'],
])('ROUTE-02 %s is loaded without the code of %s', (route, file) => {
  const modules = [...listModules(`web/routes/${route}.tsx`)]
  expect(modules.length).toBeGreaterThan(5)
  expect(modules).not.toContain(join('web/features', file))
})

test('ROUTE-02 MSG-13 pages of signed-in users are loaded without the menu, the socket, and the code that announces and sends messages', () => {
  const modules = [...listModules('web/features/accounts/account-menu.tsx')]
  expect(modules).toContain('web/features/messages/messages-link.tsx')
  const later = /open-account-menu|use-sign-out|live-channel|may-ring|ring\/new-messages|messages\/outbox|area\.ts/
  expect(modules.filter((module) => later.test(module))).toEqual([])
})
