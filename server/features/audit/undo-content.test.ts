import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import { ADMIN_CHANGE_KINDS, type AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import { changeContent, type ContentStore } from '#server/features/content-versions/public.ts'
import { admin_changes } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenFact } from '#server/testing/given-fact.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { REVENUE_EXAMPLE } from '#server/testing/revenue-example.ts'
import { storeOf } from './opposites.ts'

interface Example {
  id: string
  /** The other fields, for content that does not exist yet. */
  rest?: Values
  /** Three values of a field: the former one, that of a change, and that of a later change. */
  field: string
  values: readonly [unknown, unknown, unknown]
}

const AT = NOW.toISOString()
const offers = (price: number) => [{ days: 7, price }]

const PICTURE = { url: '/files/media/0-960.webp', width: 960, height: 540, bytes: 1, alt_ar: 'إطار' }

const EXAMPLES: Partial<Record<AdminChangeKind, Example>> = {
  change_setting: {
    id: 'app_name_en',
    rest: { updated_at: AT },
    field: 'setting_value',
    values: ['"Hunter"', '"Falcon"', '"Hawk"'],
  },
  set_revenue_settings: {
    id: 'revenue_settings',
    rest: { ...REVENUE_EXAMPLE, updated_at: AT },
    field: 'offers',
    values: [offers(40), offers(50), offers(60)],
  },
  change_tag: { id: '1', field: 'name_en', values: ['New', 'As new', 'Like new'] },
  change_view: {
    id: newId(),
    rest: { list: 'ads', owner_id: null, search: { state: 'sold' }, created_at: AT },
    field: 'name',
    values: ['Sold', 'Sold ads', 'Sold cars'],
  },
  change_text: { id: 'nav_home', field: 'text_en', values: ['Start', 'Begin', 'Front page'] },
  change_article: {
    id: newId(),
    rest: { ...givenArticle(), kind: 'post', slug: 'check', text_ar_at: AT, text_en_at: AT, is_demo: false },
    field: 'title_en',
    values: ['Check', 'How to check', 'Before you buy'],
  },
  change_deal: {
    id: newId(),
    rest: { ...givenDeal(), is_demo: false },
    field: 'title_en',
    values: ['Oil change', 'Oil and filter', 'Full service'],
  },
  change_brand: {
    id: '1',
    rest: {
      slug: 'brand',
      name_ar: 'علامة',
      about_ar: '',
      about_en: '',
      logo_id: null,
      website: null,
      is_demo: false,
    },
    field: 'name_en',
    values: ['Brand', 'Trade', 'Company'],
  },
  change_deal_category: {
    id: '1',
    rest: { slug: 'category', name_ar: 'تصنيف', place: 10, is_demo: false },
    field: 'name_en',
    values: ['Oil', 'Oils', 'Oil and filters'],
  },
  change_fact: {
    id: '1000',
    rest: { ...givenFact(), edited_at: AT },
    field: 'value',
    values: [100, 110, 120.5],
  },
  change_maker: { id: '1', field: 'aliases', values: [['one'], ['two'], ['three']] },
  change_media: {
    id: newId(),
    rest: { ...PICTURE, added_at: AT, deal_ids: [], brand_ids: [], article_ids: [] },
    field: 'alt_en',
    values: ['A tyre', 'Two tyres', 'Tyres'],
  },
  change_trade_word: {
    id: '1',
    rest: {
      slug: 'word',
      lang: 'en',
      spellings: ['nothing like it'],
      meaning_ar: 'مثال',
      about: 'other',
      edited_at: AT,
    },
    field: 'meaning_en',
    values: ['One', 'Two', 'Three'],
  },
  change_model: { id: '1', field: 'aliases', values: [['one'], ['two'], ['three']] },
}
const OF_CONTENT = ADMIN_CHANGE_KINDS.filter((what) => storeOf(what))

let app: GivenApp
let admin: Person
let colleague: Person
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  colleague = await givenPerson(app, 'admin')
})

const change = (by: Person, store: ContentStore, { id, wanted }: { id: string; wanted: Values }) =>
  changeContent({ ...app.services, caller: { kind: 'admin', id: by.id, session_id: newId() } }, store, {
    content_id: id,
    wanted,
    seen: {},
  })

async function newestChange(id: string) {
  const [row] = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, id))
    .orderBy(desc(admin_changes.created_at), desc(admin_changes.id))
    .limit(1)
  return row?.id
}

test('ADMIN-07 every kind of content has an example', () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual([...OF_CONTENT].toSorted())
})

test.each(OF_CONTENT.flatMap((what) => (['colleague', 'admin'] as const).map((who) => ({ what, who }))))(
  'ADMIN-07 an undo of $what overwrites nothing that the $who has changed since',
  async ({ what, who }) => {
    const [store, example] = [storeOf(what), EXAMPLES[what]]
    if (!store || !example) throw new Error(`${what} has no example`)
    const { id, rest = {}, field, values } = example
    const [former, changed, later] = values.map((value) => ({ [field]: value }))
    await change(admin, store, { id, wanted: { ...rest, ...former } })
    await change(admin, store, { id, wanted: changed ?? {} })
    const changeId = await newestChange(id)
    await change(who === 'colleague' ? colleague : admin, store, { id, wanted: later ?? {} })

    const answer = await admin.browser.post(`/admin/changes/${changeId}/undo`, {})
    expect(answer.json()).toMatchObject({
      code: 'NOT_UNDOABLE',
      data: { reason: 'changed_since', fields: [{ field, current: values[2], wanted: values[0] }] },
    })
    expect(await store.read(app.services.db, id)).toMatchObject(later ?? {})
  },
)
