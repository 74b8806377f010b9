import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftCopies } from '#web/features/admin-articles/draft-copies.ts'
import { unsentVerdicts } from '#web/features/ad-reviews/unsent-verdicts.ts'
import { EMPTY_FORM } from '#web/features/ads/editor/ad-form.ts'
import { readLocal, unsentDrafts } from '#web/features/ads/editor/local-drafts.ts'
import { sessionId } from '#web/features/events/session-id.ts'
import { recentSearches } from '#web/features/explore/recent-searches.ts'
import { unsentFavorites } from '#web/features/favorites/unsent-favorites.ts'
import { unsentTicks } from '#web/features/hand-over/unsent-ticks.ts'
import { hasWaiting } from '#web/features/messages/has-waiting.ts'
import { readOutbox } from '#web/features/messages/outbox.ts'
import { readChoice } from '#web/features/messages/pictures/choice-store.ts'
import { hasSound } from '#web/features/messages/ring/sound-setting.ts'
import { rememberedExplorePlace } from '#web/features/shell/explore-place.ts'
import { currentDrafts } from '#web/features/texts/draft-store.ts'
import { begunUploads } from '#web/platform/device/begun-uploads.ts'
import { unsentForm } from '#web/ui/form/unsent-form.ts'

// what versions of the site stored that visitors may still have on their devices

const ID = '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10'
const VERDICT = { isApproved: false, reasons: ['wrong_pictures'], note: 'الصور لسيارة أخرى' }

const TICK = { conversation_id: ID, offer_id: ID, item: 'price', is_ticked: true }
const MESSAGE = { id: ID, sender_id: 'me', threadId: 'car', content: 'متوفرة؟', refused: null }
const ARTICLE = { values: { title_ar: 'فحص' }, seen: { title_ar: '' }, revision: 2, at: 1 }
const TAGGED = { ...ARTICLE, values: { tags: ['SUV', 'فحص'] }, seen: { tags: [] } }
// as the tus library stored it
const UPLOAD = { size: 9, metadata: { picture_id: ID }, creationTime: 'Sun', uploadUrl: `/api/v1/uploads/${ID}` }
const LOCAL: Record<string, string> = {
  [`ad_draft:${ID}`]: JSON.stringify({ owner_id: 'me', form: { description: 'نظيفة' }, version: 2 }),
  'messages-waiting': '1',
  'sayyad-unsent-decisions': JSON.stringify({ [`me ${ID}`]: VERDICT }),
  'unsent-ticks me': JSON.stringify([TICK]),
  'tus::picture me car.jpg 9 1::7351': JSON.stringify(UPLOAD),
  'recent-searches': '[{"q":"كامري"}]',
  'sayyad-message-sound': 'off',
}
const OF_TAB: Record<string, string> = {
  'unsent-favorites me': JSON.stringify([[ID, true]]),
  'text-drafts': '{"nav_home.ar":{"text":"البداية","seen":""}}',
  'unsent-form deal new': '{"typed":{"title_ar":"غسيل"},"seen":null}',
  'explore-place': '{"address":"/explore?make=toyota","scroll":120}',
  'analytics-session': ID,
}
const DATABASE = new Map<string, unknown>([
  ['messages-outbox', [MESSAGE]],
  ['messages-chosen me-car', { at: 1, files: ['picture'] }],
  [`article-draft ${ID}`, ARTICLE],
  ['article-draft tagged', TAGGED],
])
vi.mock('idb-keyval', () => ({ get: async (key: string) => DATABASE.get(key) }))

const storageOf = (texts: Record<string, string>) => ({
  ...texts,
  getItem: (key: string) => texts[key] ?? null,
  setItem: () => {},
})
beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf(LOCAL))
  vi.stubGlobal('sessionStorage', storageOf(OF_TAB))
})
afterEach(() => vi.unstubAllGlobals())

test('AD-08 a draft of an ad is read, with the fields that it lacks, by its owner alone', () => {
  const draft = { owner_id: 'me', form: { ...EMPTY_FORM, description: 'نظيفة' }, picture_ids: [], version: 2 }
  expect(readLocal(ID, 'me')).toMatchObject({ ...draft, isSent: false })
  expect(readLocal(ID, 'somebody')).toBeNull()
  expect(unsentDrafts('me')).toMatchObject([{ id: ID, ...draft }])
})

test('MSG-17 messages, their pictures, the mark that some wait, and confirmations are read', async () => {
  expect(unsentTicks.get('me')).toEqual([TICK])
  expect(hasWaiting()).toBe(true)
  expect(await readOutbox('me')).toEqual([MESSAGE])
  expect(await readChoice('me-car')).toEqual(['picture'])
})

test('AD-09 uploads that are not finished are read', async () => {
  const key = 'picture me car.jpg 9 1::7351'
  expect(await begunUploads.findUploadsByFingerprint('picture me car.jpg 9 1')).toEqual([
    { ...UPLOAD, urlStorageKey: key },
  ])
  expect(await begunUploads.findUploadsByFingerprint('picture me car.jpg 9')).toEqual([])
})

test('BLOG-01 ADMIN-01 SET-05 articles, decisions and texts that were not saved are read', async () => {
  expect(await draftCopies.get(ID)).toEqual(ARTICLE)
  expect(await draftCopies.get('tagged')).toMatchObject({
    values: { tags_ar: ['SUV', 'فحص'], tags_en: ['SUV'] },
    seen: { tags_ar: [], tags_en: [] },
  })
  expect(unsentVerdicts()).toEqual({ [`me ${ID}`]: VERDICT })
  expect(currentDrafts()).toEqual({ 'nav_home.ar': { text: 'البداية', seen: '' } })
  expect(unsentForm('deal new')).toEqual({ typed: { title_ar: 'غسيل' }, seen: null })
})

test('EXPL-01 EXPL-07 favorites, searches, the place in them and choices are read', () => {
  expect(unsentFavorites('me')).toEqual([[ID, true]])
  expect(recentSearches()).toEqual([{ q: 'كامري' }])
  expect(rememberedExplorePlace()).toEqual({ address: '/explore?make=toyota', scroll: 120 })
  expect(hasSound()).toBe(false)
  expect(sessionId()).toBe(ID)
})
