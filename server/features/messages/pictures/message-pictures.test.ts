import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Conversation, Message } from '#contract/messages.ts'
import { MESSAGE_UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { DAY_MS } from '#domain/durations.ts'
import { deleteDueAccounts } from '#server/features/privacy/public.ts'
import { newId } from '#server/platform/ids.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { NOW } from '#server/testing/given-services.ts'
import { beginUpload, givenUpload, sendPiece } from '#server/testing/given-upload.ts'
import { PASSWORD } from '#server/testing/given-user.ts'
import { sweepMessagePictures } from './sweep-message-pictures.job.ts'

let app: GivenApp
let buyer: Person
let seller: Person
let carId: string
let photo: Buffer
beforeAll(async () => {
  app = await givenApp()
  photo = await givenPicture()
})
beforeEach(async () => {
  app.time.now = NOW
  buyer = await givenPerson(app)
  seller = await givenPerson(app)
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id })
})

const upload = ({ browser }: Person, bytes: Uint8Array = photo) =>
  givenUpload(app.http, browser, bytes, MESSAGE_UPLOADS_ADDRESS)
const write = ({ browser }: Person, message: object, id = newId()) =>
  browser.post(`/cars/${carId}/conversation`, { id, ...message })
const history = async ({ browser }: Person, { conversation_id }: Message): Promise<Message[]> =>
  (await browser.get(`/me/conversations/${conversation_id}/messages`)).json().items
const fetchPicture = ({ browser }: Person, id: string, query = '') => browser.get(`/message-pictures/${id}${query}`)

/** Sends a message with one picture as the buyer. */
async function sendPicture(): Promise<{ message: Message; picture_id: string }> {
  const pictureId = await upload(buyer)
  return { picture_id: pictureId, message: (await write(buyer, { picture_ids: [pictureId] })).json() }
}

async function filesLeft(): Promise<string[]> {
  const found = []
  for (let one = 0; one < 256; one += 1) {
    const folder = `message-pictures/${one.toString(16).padStart(2, '0')}`
    for await (const { key } of app.services.files.private.list(folder)) found.push(key)
  }
  return found
}

test('MSG-17 pictures are sent with or without a text, and both sides see them without metadata in two sizes', async () => {
  const ids = [await upload(buyer), await upload(buyer, await givenPicture({ width: 2400, height: 1000 }))]
  const message = (await write(buyer, { content: 'هذا الخدش', picture_ids: ids })).json<Message>()
  expect(message).toMatchObject({ seq: 1, message_type: 'text', content: 'هذا الخدش', picture_ids: ids })
  const wordless = await upload(seller)
  const { conversation_id } = message
  const answered = await seller.browser.post(`/me/conversations/${conversation_id}/messages`, {
    id: newId(),
    picture_ids: [wordless],
  })
  expect(answered.json()).toMatchObject({ seq: 2, content: '', picture_ids: [wordless] })
  expect((await history(seller, message)).map(({ picture_ids }) => picture_ids)).toEqual([ids, [wordless]])
  const [listed] = (await buyer.browser.get('/me/conversations')).json<{ items: Conversation[] }>().items
  expect(listed?.last_message.picture_ids).toEqual([wordless])

  for (const person of [buyer, seller]) {
    const shown = await fetchPicture(person, ids[1] ?? '')
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers['cache-control']).toBe('private, no-store')
    const metadata = await sharp(shown.rawPayload).metadata()
    // upright, and without the location in EXIF
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([667, 1600, undefined])
  }
  const small = await fetchPicture(buyer, ids[1] ?? '', '?size=small')
  expect((await sharp(small.rawPayload).metadata()).height).toBe(640)
})

test('MSG-17 a message with pictures sent twice, concurrently or after a lost response, is stored once', async () => {
  const [pictureId, id] = [await upload(buyer), newId()]
  const message = { content: 'صورة العداد', picture_ids: [pictureId] }
  const answers = await Promise.all([write(buyer, message, id), write(buyer, message, id), write(buyer, message, id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await write(buyer, message, id)).json()).toMatchObject({ id, seq: 1, picture_ids: [pictureId] })
  expect(await history(buyer, answers[0]?.json())).toHaveLength(1)
  expect((await fetchPicture(seller, pictureId)).statusCode).toBe(200)
  // stored messages cannot be changed
  expect((await write(buyer, { content: 'صورة العداد' }, id)).json().code).toBe('ID_TAKEN')
  expect((await write(buyer, { ...message, picture_ids: [await upload(buyer)] }, id)).json().code).toBe('ID_TAKEN')
})

test('MSG-17 a file that is no picture is refused with the reason, and nothing is stored', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const bad: [Uint8Array, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_not_a_picture'],
    [photo.subarray(0, 900), 'picture_damaged'],
    [bomb, 'picture_too_many_pixels'],
  ]
  for (const [bytes, reason] of bad) {
    const pictureIds = [await upload(buyer), await upload(buyer, bytes)]
    const refused = await write(buyer, { content: 'انظر', picture_ids: pictureIds })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'INVALID_INPUT', data: { field: 'picture_ids', reason } },
    ])
  }
  expect((await buyer.browser.get(`/cars/${carId}/conversation`)).json()).toBeNull()
  const most = Array.from({ length: 5 }, () => newId())
  for (const pictureIds of [most, [most[0], most[0]], ['x'], []]) {
    expect((await write(buyer, { picture_ids: pictureIds })).statusCode).toBe(400)
  }
})

test('MSG-17 users can send only pictures that they uploaded themselves, and only once', async () => {
  const foreign = await upload(seller)
  expect((await write(buyer, { picture_ids: [foreign] })).json().code).toBe('UPLOAD_MISSING')
  expect((await write(buyer, { picture_ids: [newId()] })).json().code).toBe('UPLOAD_MISSING')
  const { picture_id } = await sendPicture()
  expect((await write(buyer, { content: 'مرة أخرى', picture_ids: [picture_id] })).json().code).toBe('UPLOAD_MISSING')
  // another user who knows the ID uploads a picture with it
  await beginUpload(app.http, seller.browser, picture_id, photo.length, MESSAGE_UPLOADS_ADDRESS)
  await sendPiece(app.http, seller.browser, picture_id, 0, photo, MESSAGE_UPLOADS_ADDRESS)
  const { conversation_id } = (await write(buyer, { content: 'أول' })).json<Message>()
  const stolen = await seller.browser.post(`/me/conversations/${conversation_id}/messages`, {
    id: newId(),
    picture_ids: [picture_id],
  })
  expect(stolen.json().code).toBe('ID_TAKEN')
})

test('MSG-18 nobody else sees a picture; moderators and admins while a report of it is open, up to the report', async () => {
  const { message, picture_id } = await sendPicture()
  const admin = await givenPerson(app, 'admin')
  const stranger = await givenPerson(app)
  const statusOf = async (person: Person, id = picture_id) => (await fetchPicture(person, id)).statusCode
  expect([await statusOf(stranger), await statusOf(admin)]).toEqual([404, 404])
  expect((await app.http.inject(`/api/v1/message-pictures/${picture_id}`)).statusCode).toBe(401)

  await seller.browser.post(`/me/conversations/${message.conversation_id}/reports`, { reason: 'fraud' })
  const later = await upload(buyer)
  await write(buyer, { picture_ids: [later] })
  expect([await statusOf(admin), await statusOf(admin, later), await statusOf(stranger)]).toEqual([200, 404, 404])
  const moderator = await givenPerson(app, 'moderator')
  expect([await statusOf(moderator), await statusOf(moderator, later)]).toEqual([200, 404])
  const { items } = (await admin.browser.get('/admin/conversation-reports')).json()
  await admin.browser.post(`/admin/conversation-reports/${items[0].id}/decision`, { decision: 'dismissed' })
  expect(await statusOf(admin)).toBe(404)
})

test('AUTH-15 pictures of messages are part of the export, and deleted with the account', async () => {
  const { message, picture_id } = await sendPicture()
  const exported = unzipSync((await buyer.browser.get('/me/export')).rawPayload)
  const bytes = exported[`message-pictures/${message.id}-1.webp`] ?? new Uint8Array()
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect(strFromU8(exported['messages_written.json'] ?? new Uint8Array())).toContain(message.id)

  await buyer.browser.post('/me/deletion', { password: PASSWORD })
  app.time.now = new Date(NOW.getTime() + 15 * DAY_MS)
  await deleteDueAccounts.run(app.services, {})
  expect(await history(seller, message)).toMatchObject([{ content: '', picture_ids: [] }])
  expect((await fetchPicture(seller, picture_id)).statusCode).toBe(404)
})

test('MSG-17 files that belong to no message are deleted, others stay', async () => {
  const { picture_id } = await sendPicture()
  const before = (await filesLeft()).length
  // the first picture is stored, but the message is refused
  await write(buyer, { picture_ids: [await upload(buyer), newId()] })
  expect((await filesLeft()).length).toBe(before + 2)
  app.time.now = new Date(Date.now() + DAY_MS)
  await sweepMessagePictures.run(app.services, {})
  expect((await fetchPicture(buyer, picture_id)).statusCode).toBe(200)
  expect((await filesLeft()).length).toBeLessThanOrEqual(before)
})
