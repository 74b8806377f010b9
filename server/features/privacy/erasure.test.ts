import { mkdtempSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, inject, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { JOBS } from '#server/jobs.ts'
import * as schema from '#server/platform/db/schema/index.ts'
import { writePrivately } from '#server/platform/files/write-privately.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { givenRow } from '#server/testing/given-row.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { IMPERSONAL_TABLES, PERSONAL_FOLDERS, PERSONAL_TABLES, type PersonalTable } from './personal-data.ts'

const words = (text = ''): string[] => text.split(' ').filter(Boolean)
const personalColumns = ({ exported, hidden = {} }: PersonalTable) => [...words(exported), ...Object.keys(hidden)]

/** Unlike that of the others, whose hashes are equal. */
const OWN_PASSWORD = 'another-sunset-42'
/** Tables that tests create. */
const OF_TESTS = ['visible_writes']

let app: GivenApp
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(inject('folder'), 'erasure-'))
  app = await givenApp({ DATA_DIR: dataDir })
  // files have the real time
  app.time.now = new Date()
})

interface Column {
  table: string
  column: string
  type: string
  is_generated: boolean
}

/** All columns of all tables; those of other schemas with its name. Partitions have those of their table. */
async function listColumns(): Promise<Column[]> {
  const { rows } = await app.services.db.execute<Column & Record<string, unknown>>(sql`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table,
      column_name as column, udt_name as type, is_generated = 'ALWAYS' as is_generated
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema') and table_name <> all(${sql.param(OF_TESTS)}::text[])
      and not exists (select from pg_inherits where inhrelid = format('%I.%I', table_schema, table_name)::regclass)
    order by 1, ordinal_position`)
  return rows
}

test('AUTH-15 each column of the database is declared as personal or not', async () => {
  const declared = [
    ...Object.entries(PERSONAL_TABLES).flatMap(([table, known]) =>
      [...personalColumns(known), ...words(known.other)].map((column) => `${table}.${column}`),
    ),
    ...Object.entries(IMPERSONAL_TABLES).flatMap(([table, other]) =>
      words(other).map((column) => `${table}.${column}`),
    ),
  ]
  const columns = (await listColumns()).map(({ table, column }) => `${table}.${column}`)
  expect(declared.toSorted()).toEqual(columns.toSorted())
})

test('AUTH-15 whatever stays after erasing has a reason', () => {
  for (const [table, { erasure, why }] of Object.entries(PERSONAL_TABLES)) {
    if (erasure !== 'deleted') expect(why, table).toBeTruthy()
  }
})

/** A text without digits, which stays one word in the search index. */
function markerOf(number: number): string {
  const letters = [...String(number).padStart(4, '0')].map((digit) => String.fromCharCode(97 + Number(digit)))
  return `zqv${letters.join('')}vqz`
}

/** Values that are used as they are, since the product depends on them. */
const REAL = [
  'sessions.token',
  'sign_in_methods.password',
  'profiles.picture_url',
  'cars.picture_ids',
  'drafts.picture_ids',
  'car_pictures.url',
  'pictures.url',
  'pictures.master_key',
  'message_pictures.file_key',
  'identity_documents.file_key',
]
/** Copies and encrypted values, in which the values of other columns are looked for. */
const DERIVED = [
  'profiles.normalised_name',
  'cars.search_title',
  'admin_changes.search_values',
  'car_cards.card',
  'searchable_words.words',
  'pgboss.job.data',
  'pgboss.job.output',
]

/** Adds rows and files about a person to every table and folder. The others keep what is theirs. */
async function givenTraces(me: Person, other: Person, admin: Person): Promise<Record<string, SQL>> {
  const { db, files } = app.services
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id, model: null })
  const [othersCar = ''] = await givenCars(app.services, { seller_id: other.id })
  const name = newId().replaceAll('-', '')
  const write = (store: 'public' | 'private', key: string) => files[store].write(key, Buffer.from(`${name} in ${key}`))
  const picture = {
    id: newId(),
    url: `/files/pictures/ab/${name}-960.webp?p=d9d8d6`,
    master_key: `pictures/ab/${name}.webp`,
  }
  const former = `/files/pictures/ab/${name}former-960.webp`
  for (const key of [
    `pictures/ab/${name}-960.webp`,
    `pictures/ab/${name}-480.avif`,
    `pictures/ab/${name}former-960.webp`,
  ]) {
    await write('public', key)
  }
  await write('public', `profiles/${name}.webp`)
  await write('private', picture.master_key)
  await write('private', `identity/${name}.webp`)
  await write('private', `message-pictures/ab/${name}-large.webp`)
  await write('private', `message-pictures/ab/${name}-small.webp`)
  await write('private', `uploads/${me.id}_${name}.json`)
  await writePrivately(join(dataDir, 'outbox'), `${name}.eml`, `To: ${me.email}`)

  const { conversation_id } = (
    await me.browser.post(`/cars/${othersCar}/conversation`, { id: newId(), content: 'هل ما زالت متوفرة؟' })
  ).json()
  const received = (
    await other.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: 'كم آخر سعر؟' })
  ).json()
  const own = { user_id: me.id }
  const inTalk = { conversation_id, seq: 1 }
  const ids = {
    request: newId(),
    change: newId(),
    review: newId(),
    appointment: newId(),
    offer: newId(),
    view: newId(),
    chat: newId(),
    list: newId(),
    guest: newId(),
  }
  const [session] = await db
    .select()
    .from(schema.sessions)
    .where(sql`user_id = ${me.id}`)
  const rows: [Parameters<typeof givenRow>[1], Record<string, unknown>][] = [
    [schema.verifications, { value: me.id, expires_at: new Date(app.time.now.getTime() + DAY_MS) }],
    [schema.two_factors, own],
    [schema.passkeys, own],
    [schema.access_tokens, { ...own, scopes: ['read'] }],
    [schema.email_changes, own],
    [schema.attempts, { key: `sign_in_email:${me.email}`, expire: app.time.now.getTime() + DAY_MS }],
    [schema.phone_codes, own],
    [schema.identity_requests, { ...own, id: ids.request }],
    [schema.identity_documents, { request_id: ids.request, file_key: `identity/${name}.webp` }],
    [schema.penalties, own],
    [schema.seen_cars, { user_id: me.id, car_id: carId }],
    [schema.profile_access_log, { accessed_profile_id: me.id, accessing_user_id: other.id }],
    [schema.profile_access_log, { accessed_profile_id: other.id, accessing_user_id: me.id }],
    [schema.pictures, { owner_id: me.id, ...picture }],
    [schema.car_pictures, { car_id: carId, position: 0, url: picture.url }],
    [schema.car_pictures, { car_id: carId, position: 1, url: former }],
    [schema.drafts, { owner_id: me.id, picture_ids: [picture.id], fields: {} }],
    [schema.ad_revisions, { car_id: carId, ad: { picture_ids: [picture.id] } }],
    [schema.ad_events, { car_id: carId, actor_id: me.id, action: 'submit', from_state: 'none', to_state: 'active' }],
    [schema.ad_bulk_changes, { seller_id: me.id, changes: [] }],
    [schema.ad_translations, { car_id: carId, lang: 'en' }],
    [schema.availability_questions, { car_id: carId }],
    [schema.offer_floors, { car_id: carId }],
    [schema.promotions, { car_id: carId, seller_id: me.id }],
    [schema.favorites, { ...own, car_id: othersCar }],
    [schema.saved_searches, own],
    [schema.assistant_conversations, { ...own, id: ids.chat, state: {} }],
    [schema.assistant_turns, { conversation_id: ids.chat, parts: [] }],
    [schema.shortlists, { ...own, id: ids.list }],
    [schema.shortlist_cars, { shortlist_id: ids.list, car_id: othersCar }],
    [schema.shortlist_people, { id: ids.guest, shortlist_id: ids.list }],
    [schema.shortlist_votes, { person_id: ids.guest, car_id: othersCar }],
    [schema.shortlist_notes, { person_id: ids.guest, car_id: othersCar }],
    [schema.message_pictures, { ...inTalk, sender_id: me.id, position: 0, file_key: `message-pictures/ab/${name}` }],
    [schema.message_translations, { ...inTalk, lang: 'en' }],
    [schema.appointments, { ...inTalk, id: ids.appointment, side: 'buyer', times: [app.time.now], state: 'cancelled' }],
    [schema.appointment_messages, { ...inTalk, appointment_id: ids.appointment }],
    [schema.offers, { ...inTalk, id: ids.offer, side: 'buyer', amount: 50_000, state: 'withdrawn' }],
    [schema.offer_messages, { ...inTalk, offer_id: ids.offer, step: 'withdrawn' }],
    [schema.hand_over_ticks, { conversation_id, offer_id: ids.offer, item: 'insurance', side: 'buyer', changes: 1 }],
    [schema.hand_over_names, { conversation_id, offer_id: ids.offer, side: 'buyer' }],
    [schema.conversation_links, { ...inTalk, ...own }],
    [schema.blocks, { blocker_id: me.id, blocked_id: admin.id }],
    [schema.quick_replies, { ...own, texts: [] }],
    [schema.seller_reviews, { id: ids.review, conversation_id, buyer_id: me.id, seller_id: other.id, stars: 3 }],
    [
      schema.seller_reviews,
      { conversation_id: received.conversation_id, buyer_id: other.id, seller_id: me.id, stars: 3 },
    ],
    [schema.seller_review_reports, { review_id: ids.review, reporter_id: me.id }],
    [schema.reports, { car_id: othersCar, reporter_id: me.id, visitor: 'x' }],
    [schema.conversation_reports, { conversation_id, reporter_id: me.id, reported_id: other.id }],
    [schema.conversation_reports, { conversation_id, reporter_id: other.id, reported_id: me.id }],
    [schema.support_requests, own],
    [schema.support_requests, { user_id: null, email: me.email, name: me.email }],
    [schema.notifications, { ...own, data: {}, link: '/' }],
    [schema.notifications, { user_id: other.id, data: { ar: { car: me.email } }, link: `/car/${carId}` }],
    [schema.notification_choices, own],
    [schema.quiet_hours, own],
    [schema.push_devices, { ...own, session_id: session?.id }],
    [schema.live_users, own],
    [schema.admin_changes, { id: ids.change, admin_id: me.id, what: 'suspend', subject_id: me.id }],
    [schema.kept_for_undo, { ...own, change_id: ids.change }],
    [schema.saved_views, { owner_id: me.id, list: 'users' }],
    [schema.content_versions, { kind: 'saved_view', content_id: ids.view, version: 0 }],
    [schema.article_drafts, { article_id: newId(), admin_id: me.id, kind: 'post', values: {}, seen: {} }],
    [schema.article_previews, { article_id: newId(), admin_id: me.id }],
    [schema.list_columns, { ...own, columns: ['name'] }],
    [schema.review_looks, { ...own, car_id: othersCar }],
  ]
  for (const [table, values] of rows) await givenRow(db, table, values)
  await db.execute(sql`update profiles set picture_url = ${`/files/profiles/${name}.webp`} where id = ${me.id}`)
  await db.execute(sql`update cars set picture_ids = ${sql.param([picture.id])}::uuid[] where id = ${carId}`)
  await queueMail(app.services, db, me.email, { template: 'new_sign_in', lang: 'ar', values: { name: me.email } })
  return ownersOf({ me, carId, ids, conversation_id })
}

type Known = { me: Person; carId: string; ids: Record<string, string>; conversation_id: string }

/** The condition for the person's rows in each table. */
function ownersOf({ me, carId, ids, conversation_id }: Known): Record<string, SQL> {
  const byUser = sql`user_id = ${me.id}`
  const byId = sql`id = ${me.id}`
  const bySeller = sql`seller_id = ${me.id}`
  const byOwner = sql`owner_id = ${me.id}`
  const byCar = sql`car_id = ${carId}`
  const byAdmin = sql`admin_id = ${me.id}`
  const byReporter = sql`reporter_id = ${me.id}`
  const byConversation = sql`conversation_id = ${conversation_id}`
  const byKey = sql`car_key = (select key from cars where id = ${carId})`
  return {
    ...Object.fromEntries(Object.keys(PERSONAL_TABLES).map((table) => [table, byUser])),
    users: byId,
    profiles: byId,
    verifications: sql`value = ${me.id}`,
    attempts: sql`key like ${`%${me.email}`}`,
    identity_documents: sql`request_id = ${ids['request']}`,
    profile_access_log: sql`accessing_user_id = ${me.id}`,
    cars: bySeller,
    car_pictures: byCar,
    pictures: byOwner,
    drafts: byOwner,
    car_versions: byCar,
    ad_revisions: byCar,
    ad_events: byCar,
    ad_bulk_changes: bySeller,
    ad_translations: byCar,
    availability_questions: byCar,
    offer_floors: byCar,
    promotions: bySeller,
    car_cards: byKey,
    searchable_words: byKey,
    conversations: sql`id = ${conversation_id}`,
    messages: sql`sender_id = ${me.id}`,
    message_translations: byConversation,
    message_pictures: sql`sender_id = ${me.id}`,
    offers: byConversation,
    offer_messages: byConversation,
    hand_over_ticks: byConversation,
    hand_over_names: byConversation,
    appointments: byConversation,
    appointment_messages: byConversation,
    conversation_mails: sql`user_id = ${me.id}`,
    blocks: sql`blocker_id = ${me.id}`,
    seller_reviews: sql`buyer_id = ${me.id}`,
    seller_review_reports: byReporter,
    reports: byReporter,
    conversation_reports: byReporter,
    admin_changes: sql`subject_id = ${me.id}`,
    content_versions: sql`content_id = ${ids['view']}`,
    assistant_turns: sql`conversation_id = ${ids['chat']}`,
    shortlist_cars: sql`shortlist_id = ${ids['list']}`,
    shortlist_people: sql`id = ${ids['guest']}`,
    shortlist_votes: sql`person_id = ${ids['guest']}`,
    shortlist_notes: sql`person_id = ${ids['guest']}`,
    saved_views: byOwner,
    article_drafts: byAdmin,
    article_previews: byAdmin,
    'pgboss.job': sql`name = 'send_mail'`,
  }
}

/** A trace of a person in the database. */
interface Trace {
  table: string
  column: string
  /** Texts by which it is found. */
  values: string[]
}

/** Writes a text of its own into each personal column of the person's rows, by the declaration. */
async function plantMarkers(owners: Record<string, SQL>): Promise<Trace[]> {
  const { db } = app.services
  const columns = await listColumns()
  const traces: Trace[] = []
  // the triggers of the audit log let nobody write values
  await db.execute(sql`alter table admin_changes disable trigger keep_admin_changes`)
  for (const [table, declared] of Object.entries(PERSONAL_TABLES)) {
    const isOwn = owners[table] ?? sql`false`
    const from = sql.raw(table)
    const { rows } = await db.execute(sql`select * from ${from} where ${isOwn}`)
    expect(rows.length, `${table} has no row of the person`).toBeGreaterThan(0)
    for (const column of personalColumns(declared)) {
      const path = `${table}.${column}`
      if (DERIVED.includes(path)) continue
      const type = columns.find((one) => one.table === table && one.column === column)?.type
      const marker = markerOf(traces.length) + (path === 'users.email' ? '@example.com' : '')
      if (REAL.includes(path)) {
        traces.push({ table, column, values: rows.flatMap((row) => row[column] as string).filter(Boolean) })
        continue
      }
      const value =
        type === 'jsonb' || type === 'json'
          ? sql`${JSON.stringify({ marker })}::jsonb`
          : type === '_text'
            ? sql`array[${marker}::text]`
            : sql`${marker}::text`
      await db.execute(sql`update ${from} set ${sql.identifier(column)} = ${value} where ${isOwn}`)
      traces.push({ table, column, values: [marker] })
    }
  }
  await db.execute(sql`alter table admin_changes enable trigger keep_admin_changes`)
  return traces
}

/** Everything in the database as text, by table. */
async function dump(): Promise<Map<string, string>> {
  const tables = new Set((await listColumns()).map(({ table }) => table))
  const texts = new Map<string, string>()
  for (const table of tables) {
    const { rows } = await app.services.db.execute<{ text: string | null }>(
      sql`select string_agg(to_jsonb(one)::text, E'\n') as text from ${sql.raw(table)} one`,
    )
    texts.set(table, rows[0]?.text ?? '')
  }
  return texts
}

const listFiles = (): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))

async function runSweeps(): Promise<void> {
  for (const { cron, run } of JOBS) if (cron !== undefined) await run(app.services, {} as never)
  await app.mails()
}

test('AUTH-15 the export has each exported column, erasing leaves nothing but what is declared', async () => {
  const { db, catalogue } = app.services
  const browser = createBrowser(app.http)
  const me = { ...(await givenUser(app, { browser, role: 'moderator', password: OWN_PASSWORD })), browser }
  const other = await givenPerson(app)
  const admin = await givenPerson(app, 'admin')
  const owners = await givenTraces(me, other, admin)
  const traces = await plantMarkers(owners)
  const { values: [email = ''] = [] } = traces.find(({ column }) => column === 'email') ?? {}
  // others keep these about the person
  await db.execute(
    sql`update attempts set key = ${`sign_in_email:${email}`} where key like ${`%${traces.find(({ table }) => table === 'attempts')?.values[0]}%`}`,
  )
  await db.execute(sql`update support_requests set email = ${email}, name = ${email} where user_id is null`)
  await db.execute(
    sql`update content_versions set values = ${JSON.stringify({ search: { text: email } })} where kind = 'saved_view'`,
  )
  await givenRow(db, schema.saved_views, { owner_id: null, list: 'users', search: { text: email } })
  await givenRow(db, schema.admin_changes, {
    admin_id: admin.id,
    what: 'change_view',
    after: { search: { text: email } },
  })
  // what others searched for, and limits that count by account or number
  const [mine] = await db
    .select()
    .from(schema.profiles)
    .where(sql`id = ${me.id}`)
  const searched = [mine?.last_name, me.id, traces.find(({ column }) => column === 'ad_title_en')?.values[0]]
  const numbers = traces.filter(({ column }) => column === 'phone_number').flatMap(({ values }) => values)
  for (const text of searched) {
    await givenRow(db, schema.saved_views, { owner_id: null, list: 'ads', search: { text: `${text}` } })
  }
  for (const key of [me.id, ...numbers]) {
    await givenRow(db, schema.attempts, { key: `mail_account:${key}`, expire: app.time.now.getTime() + 99 * DAY_MS })
  }
  await queueMail(app.services, db, email, { template: 'new_sign_in', lang: 'ar', values: { name: email } })
  await db.transaction(async (tx) =>
    refreshSearchableCars(tx, { seller_id: me.id, catalogue: await catalogue(), now: app.time.now }),
  )
  expect((await dump()).get('pgboss.job')).not.toContain(email)

  const exported = await me.browser.get('/me/export')
  const zipped = Object.entries(unzipSync(exported.rawPayload)).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  )
  const files = Object.fromEntries(zipped)
  for (const { table, column, values } of traces) {
    const { exported: columns, file } = PERSONAL_TABLES[table] ?? {}
    const isExported = words(columns).includes(column)
    const [value = ''] = values
    if (isExported) expect(files[`${file}.json`], `${table}.${column} in the export`).toContain(value)
    else if (!REAL.includes(`${table}.${column}`)) {
      expect(Object.values(files).join(), `${table}.${column} not in the export`).not.toContain(value)
    }
  }

  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'profile.webp',
      'identity-documents/front.webp',
      expect.stringMatching(/^message-pictures\//),
    ]),
  )

  expect((await me.browser.post('/me/deletion', { password: OWN_PASSWORD })).statusCode).toBe(200)
  expect(new Set(listFiles().map((path) => folderOf(path)))).toEqual(new Set(Object.keys(PERSONAL_FOLDERS)))
  app.time.now = new Date(app.time.now.getTime() + 14 * DAY_MS)
  await runSweeps()
  app.time.now = new Date(app.time.now.getTime() + 8 * DAY_MS)
  await runSweeps()

  const after = await dump()
  const left = traces.flatMap(({ table, column, values }) =>
    values.flatMap((value) =>
      [...after].filter(([, text]) => text.includes(value)).map(([where]) => `${table}.${column} in ${where}`),
    ),
  )
  const mentions = ['saved_views', 'attempts'].filter((table) => after.get(table)?.includes(me.id))
  expect(mentions, 'the ID of the account').toEqual([])
  const isKept = (one: string) => KEPT.some((kept) => one === kept)
  expect(left.filter((one) => !isKept(one))).toEqual([])
  for (const [table, { erasure }] of Object.entries(PERSONAL_TABLES)) {
    if (erasure !== 'deleted') continue
    const { rows } = await db.execute(sql`select from ${sql.raw(table)} where ${owners[table]}`)
    expect(rows, table).toEqual([])
  }
  expect(listFiles()).toEqual([])
  for (const path of [`/cars`, `/profiles/${other.id}`]) {
    const { payload } = await other.browser.get(path)
    for (const { values } of traces) for (const value of values) expect(payload).not.toContain(value)
  }
})

/** What stays, by the declaration. */
const KEPT = Object.entries(PERSONAL_TABLES).flatMap(([table, declared]) =>
  (declared.erasure === 'kept' ? personalColumns(declared) : Object.keys(declared.kept ?? {})).map(
    (column) => `${table}.${column} in ${table}`,
  ),
)

const folderOf = (path: string): string =>
  Object.keys(PERSONAL_FOLDERS).find((folder) => path.startsWith(`${folder}/`)) ?? path
