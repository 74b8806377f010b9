import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AddedNews } from '#contract/live.ts'
import type { Message, Unread } from '#contract/messages.ts'
import { newerUnread } from '#domain/messages/newer-unread.ts'
import { placeOf } from '#domain/messages/place-of.ts'
import { countUnreadOf, markMessagesRead, storeMessage } from '#server/features/messages/public.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { roomOf, type LiveServer } from './live-server.ts'
import { forwardEvents } from './forward-events.ts'

const { FULL } = process.env
const STEPS = 500
const RUNS = FULL ? 35 : 6
if (FULL) vi.setConfig({ testTimeout: 600_000 })

/** A simulated browser: its unread badge, and the messages of each conversation up to the first gap. */
interface Device {
  user_id: string
  badge: Unread | undefined
  known: Map<string, number[]>
  isConnected: boolean
  /** Events and responses in transit. They arrive in any order, repeatedly, or not at all if the connection breaks. */
  onTheirWay: (() => Promise<void> | void)[]
}

let app: GivenApp
/** Devices of the current run. */
let devices: Device[] = []
let conversationIds: readonly string[] = []
/** A user without devices. An event for this user arrives after all earlier events. */
let bell: { user_id: string; conversation_id: string; rung: () => void }

beforeAll(async () => {
  app = await givenApp()
  app.time.now = new Date()
  const [conversation] = await givenConversations(1)
  bell = { user_id: conversation.seller_id, conversation_id: conversation.id, rung: () => {} }
  const live = {
    to: (rooms: string | string[]) => ({
      emit: (name: string, news: unknown) => [rooms].flat().forEach((room) => emit(name, news, room)),
    }),
    emit: (name: string) => emit(name, undefined),
    sockets: {
      adapter: { rooms: { has: (room: string) => room === roomOf.user(bell.user_id) || inRoom(room).length } },
    },
  }
  forwardEvents(app.services, live as unknown as LiveServer, {
    onEnded: () => {},
    report: (error) => expect.unreachable(String(error)),
  })
})

const inRoom = (room?: string) =>
  devices.filter(({ isConnected, user_id }) => isConnected && (!room || room === roomOf.user(user_id)))

function emit(name: string, news: unknown, room?: string): void {
  if (name === 'message' && room === roomOf.user(bell.user_id)) bell.rung()
  for (const device of inRoom(room)) device.onTheirWay.push(() => receive(device, name, news))
}

async function receive(device: Device, name: string, news: unknown): Promise<void> {
  if (name === 'missed') return askAll(device)
  if (name === 'unread') count(device, news as Unread)
  if (name !== 'message') return
  const { message, unread } = news as AddedNews
  count(device, unread)
  await add(device, message.conversation_id, message.seq)
}

const count = (device: Device, unread: Unread) => void (device.badge = newerUnread(device.badge, unread))
const lastOf = ({ known }: Device, conversationId: string) => known.get(conversationId)?.at(-1) ?? 0

async function add(device: Device, conversationId: string, seq: number): Promise<void> {
  const place = placeOf(seq, lastOf(device, conversationId))
  if (place === 'gap') await ask(device, conversationId)
  if (place === 'next') device.known.set(conversationId, [...(device.known.get(conversationId) ?? []), seq])
}

/** Reads missed messages now; the response arrives later. */
async function ask(device: Device, conversationId: string): Promise<void> {
  const after = lastOf(device, conversationId)
  const found = (await seqsInTable(conversationId)).filter((seq) => seq > after)
  device.onTheirWay.push(() => {
    const known = new Set([...(device.known.get(conversationId) ?? []), ...found])
    device.known.set(
      conversationId,
      [...known].toSorted((one, other) => one - other),
    )
  })
}

async function askAll(device: Device): Promise<void> {
  const unread = (await countUnreadOf(app.services.db, [device.user_id])).get(device.user_id)
  if (unread) device.onTheirWay.push(() => count(device, unread))
  for (const id of conversationIds) await ask(device, id)
}

async function connect(device: Device): Promise<void> {
  device.isConnected = true
  await askAll(device)
}

function disconnect(device: Device): void {
  device.isConnected = false
  device.onTheirWay = []
}

/** Sends a message; the acknowledgement arrives later. */
async function sendText(device: Device, conversationId: string): Promise<void> {
  const { seq } = await store(device.user_id, conversationId)
  device.onTheirWay.push(() => add(device, conversationId, seq))
}

const store = (senderId: string, conversationId: string) =>
  app.services.db.transaction((tx) =>
    storeMessage(app.services, tx, {
      sender_id: senderId,
      conversation_id: conversationId,
      id: newId(),
      content: 'نعم',
    }),
  )

async function read(device: Device, conversationId: string): Promise<void> {
  const { user_id } = device
  const upToSeq = lastOf(device, conversationId)
  if (!upToSeq) return
  const left = await markMessagesRead(app.services, { user_id, conversation_id: conversationId, up_to_seq: upToSeq })
  device.onTheirWay.push(() => count(device, left))
}

async function arrive(device: Device, at: number, keep: boolean): Promise<void> {
  const { onTheirWay } = device
  const place = at % (onTheirWay.length || 1)
  const [delivery] = keep ? onTheirWay.slice(place, place + 1) : onTheirWay.splice(place, 1)
  await delivery?.()
}

/** Waits until all events are sent, all devices are connected and everything has arrived. Then checks the devices. */
async function rest(at: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    bell.rung = resolve
    store(bell.user_id, bell.conversation_id).catch(reject)
  })
  for (const device of devices) {
    if (!device.isConnected) await connect(device)
    while (device.onTheirWay.length) await arrive(device, at, false)
  }
  for (const { user_id, badge, known } of devices) {
    expect(badge?.unread_count).toBe(await countInTable(user_id))
    for (const id of conversationIds) expect(known.get(id)).toEqual(await seqsInTable(id))
  }
}

async function countInTable(userId: string): Promise<number> {
  const { rows } = await app.services.db.execute<{ count: number }>(sql`
    select count(*)::int as count from messages
    where read_at is null and sender_id <> ${userId}
      and conversation_id in (select id from conversations where ${userId} in (buyer_id, seller_id))`)
  return rows[0]?.count ?? Number.NaN
}

async function seqsInTable(conversationId: string): Promise<number[]> {
  const { rows } = await app.services.db.execute<{ seq: number }>(sql`
    select seq from messages where conversation_id = ${conversationId} order by seq`)
  return rows.map(({ seq }) => seq)
}

/** Creates conversations of one buyer and one seller about several ads. */
async function givenConversations(carsWanted: number) {
  const browser = createBrowser(app.http)
  const [buyer, seller] = [await givenUser(app, { browser }), await givenUser(app)]
  const cars = Array.from({ length: carsWanted }, () => ({ seller_id: seller.id }))
  const begin = async (carId: string) => {
    const begun = await browser.post(`/cars/${carId}/conversation`, { id: newId(), content: '1' })
    return { id: begun.json<Message>().conversation_id, buyer_id: buyer.id, seller_id: seller.id }
  }
  const [first, ...others] = await givenCars(app.services, ...cars)
  const begun = [await begin(first ?? '')] as const
  return [...begun, ...(await Promise.all(others.map(begin)))] as const
}

const steps = fc.tuple(
  fc.oneof(
    ...(
      [
        ['arrive', 110],
        ['repeat', 14],
        ['say', 8],
        ['read', 5],
        ['break', 3],
        ['connect', 3],
        ['ask', 2],
        ['rest', 1],
      ] as const
    ).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) })),
  ),
  fc.record({ device: fc.nat({ max: 2 }), conversation: fc.nat({ max: 1 }), at: fc.nat({ max: 5 }) }),
)

test('MSG-04 MSG-06 MSG-17 after anything that three devices and a bad network do, each shows all messages and the number that the table says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: STEPS, maxLength: STEPS }), async (events) => {
      devices = []
      const conversations = await givenConversations(2)
      conversationIds = conversations.map(({ id }) => id)
      const [{ buyer_id, seller_id }] = conversations
      devices = [seller_id, seller_id, buyer_id].map((userId) => ({
        user_id: userId,
        badge: undefined,
        known: new Map(),
        isConnected: false,
        onTheirWay: [],
      }))
      for (const [kind, { device: number, conversation, at }] of events) {
        const device = devices[number]
        const id = conversationIds[conversation]
        if (!device || !id) continue
        if (kind === 'rest') await rest(at)
        else if (kind === 'connect' && !device.isConnected) await connect(device)
        if (!device.isConnected) continue
        if (kind === 'arrive' || kind === 'repeat') await arrive(device, at, kind === 'repeat')
        if (kind === 'break') disconnect(device)
        if (kind === 'ask') await askAll(device)
        if (kind === 'say') await sendText(device, id)
        if (kind === 'read') await read(device, id)
      }
      await rest(0)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
