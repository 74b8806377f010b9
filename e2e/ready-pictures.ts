import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { expect } from './fixtures.ts'

const COLORS = ['#cfe3dc', '#8c2a2e']

/**
 * Uploads a picture per colour for the signed-in user, and waits until they are processed.
 * @returns their ids
 */
export async function readyPictures(request: APIRequestContext, colors: readonly string[] = COLORS): Promise<string[]> {
  const ids: string[] = []
  for (const background of colors) {
    const create = { width: 1200, height: 900, channels: 3, background } as const
    ids.push(await upload(request, await sharp({ create }).jpeg().toBuffer()))
  }
  await waitUntilReady(request, ids)
  return ids
}

/**
 * Uploads a file for the signed-in user, and waits until it is processed.
 * @returns its id
 */
export async function uploadPicture(request: APIRequestContext, data: Buffer): Promise<string> {
  const id = await upload(request, data)
  await waitUntilReady(request, [id])
  return id
}

async function waitUntilReady(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  const query = ids.map((id) => `ids=${id}`).join('&')
  await expect
    .poll(
      async () => {
        const pictures: { state: string }[] = await (await request.get(`/api/v1/me/pictures?${query}`)).json()
        return pictures.map(({ state }) => state)
      },
      { timeout: 30_000 },
    )
    .toEqual(ids.map(() => 'ready'))
}

async function upload(request: APIRequestContext, data: Buffer): Promise<string> {
  const id = newId()
  const begun = await request.post(UPLOADS_ADDRESS, {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(data.length),
      'upload-metadata': `picture_id ${Buffer.from(id).toString('base64')}`,
    },
  })
  expect(begun.status()).toBe(201)
  const sent = await request.patch(`${UPLOADS_ADDRESS}/${id}`, {
    headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    data,
  })
  expect(sent.status()).toBe(204)
  return id
}
