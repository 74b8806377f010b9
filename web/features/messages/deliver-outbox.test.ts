import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import type { Offer } from '#contract/offer.ts'
import type { DealStep } from './offers/deal-step.ts'
import { deliverOutbox, takeBack } from './deliver-outbox.ts'
import { addToOutbox, readOutbox, setRefused, type WaitingMessage } from './outbox.ts'
import { markNotUploaded, uploadPictures } from './pictures/upload-pictures.ts'

vi.mock('./pictures/upload-pictures.ts', () => ({ uploadPictures: vi.fn(async () => {}), markNotUploaded: vi.fn() }))

const waiting = (id: string): WaitingMessage => ({
  id,
  sender_id: 'me',
  conversation_id: 'conversation',
  car_id: 'car',
  threadId: 'car',
  content: id,
  created_at: '2026-06-15T09:00:00.000Z',
  refused: null,
})

test('MSG-17 offers and appointments wait in the outbox like messages, and of two quick answers only the first is sent', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const sent: unknown[] = []
  const take = async (input: object) => void sent.push(input)
  const api = {
    offers: { start: take, answer: take },
    appointments: { propose: take, answer: take },
  } as unknown as ApiClient
  const offer = { id: 'offer' } as Offer
  const steps: [string, DealStep][] = [
    ['accept', { type: 'offer_answer', offer, answer: 'accepted' }],
    ['accept', { type: 'offer_answer', offer, answer: 'declined' }],
    ['visit', { type: 'appointment', times: ['2026-06-16T14:30:00.000Z'], place: 'الملقا' }],
  ]
  await addToOutbox({
    ...waiting('first'),
    sender_id: 'buyer',
    conversation_id: null,
    step: { type: 'offer', amount: 500 },
  })
  for (const [id, step] of steps) await addToOutbox({ ...waiting(id), sender_id: 'buyer', step })
  expect(await deliverOutbox(api, 'buyer', () => {})).toBe(null)
  expect(sent).toEqual([
    { car_id: 'car', id: 'first', amount: 500 },
    { conversation_id: 'conversation', id: 'accept', offer_id: 'offer', answer: 'accepted' },
    { conversation_id: 'conversation', id: 'visit', times: ['2026-06-16T14:30:00.000Z'], place: 'الملقا' },
  ])
  expect(await readOutbox('buyer')).toEqual([])
})

test('MSG-17 without storage and locks, messages are still queued and sent in order, and a rejected one does not block others', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  let isConnected = false
  let refusals = 0
  const sent: string[] = []
  const api = {
    messages: {
      send: async ({ id }: { id: string }) => {
        if (!isConnected) throw new TypeError('Failed to fetch')
        if (id === 'refused') throw Object.assign(new Error(id), { code: 'UNREACHABLE' })
        sent.push(id)
        return {}
      },
    },
  } as unknown as ApiClient
  const left = async () => (await readOutbox('me')).map(({ id, refused }) => [id, refused])

  for (const id of ['first', 'refused', 'taken', 'last']) await addToOutbox(waiting(id))
  expect(await deliverOutbox(api, 'me', () => (refusals += 1))).toBe('network')
  expect(sent).toEqual([])
  expect([await takeBack(waiting('taken')), await takeBack(waiting('taken'))]).toEqual([true, false])
  isConnected = true
  expect(await deliverOutbox(api, 'me', () => (refusals += 1))).toBe(null)
  expect([sent, await left()]).toEqual([['first', 'last'], [['refused', 'UNREACHABLE']]])
  expect(refusals).toBe(1)
  await setRefused('refused', null)
  expect(await left()).toEqual([['refused', null]])
})

test('MSG-17 pictures are uploaded before their message; a refused one says why and holds back nothing, a lost one is uploaded again', async () => {
  const photographer = { sender_id: 'photographer', content: '' }
  for (const id of ['bad', 'lost']) {
    await addToOutbox({ ...waiting(id), ...photographer, pictures: [{ id: `of ${id}`, file: new Blob(['x']) }] })
  }
  const onRefused = vi.fn()
  let isLost = true
  const sent: string[] = []
  const api = {
    messages: {
      send: async ({ id, picture_ids: [pictureId = ''] }: { id: string; picture_ids: string[] }) => {
        const data = { field: 'picture_ids', reason: 'picture_damaged' }
        if (id === 'bad') throw Object.assign(new Error(id), { code: 'INVALID_INPUT', data })
        if (isLost) throw Object.assign(new Error(id), { code: 'UPLOAD_MISSING' })
        sent.push(pictureId)
        return {}
      },
    },
  } as unknown as ApiClient
  expect(await deliverOutbox(api, 'photographer', onRefused)).toBe('UPLOAD_MISSING')
  expect(vi.mocked(uploadPictures).mock.calls.map(([id]) => id)).toEqual(['bad', 'lost'])
  expect(vi.mocked(markNotUploaded)).toHaveBeenCalledWith([expect.objectContaining({ id: 'of lost' })])
  isLost = false
  expect(await deliverOutbox(api, 'photographer', onRefused)).toBe(null)
  expect(onRefused).toHaveBeenCalledOnce()
  expect(sent).toEqual(['of lost'])
  expect(await readOutbox('photographer')).toMatchObject([
    { id: 'bad', refused: 'INVALID_INPUT', fault: 'picture_damaged' },
  ])
})

test('MSG-17 a message that takes long holds back those that follow it in its thread, and no other thread', async () => {
  const senderId = 'busy'
  let finish = () => {}
  const sent: string[] = []
  const api = {
    messages: {
      send: async ({ id }: { id: string }) => {
        if (id === 'slow') await new Promise<void>((resolve) => (finish = resolve))
        sent.push(id)
        return {}
      },
    },
  } as unknown as ApiClient
  for (const [id, threadId] of [
    ['slow', 'one'],
    ['next', 'one'],
    ['elsewhere', 'other'],
  ] as const) {
    await addToOutbox({ ...waiting(id), sender_id: senderId, threadId })
  }
  const delivered = deliverOutbox(api, senderId, () => {})
  await expect.poll(() => sent).toEqual(['elsewhere'])
  finish()
  expect(await delivered).toBe(null)
  expect(sent).toEqual(['elsewhere', 'slow', 'next'])
})
