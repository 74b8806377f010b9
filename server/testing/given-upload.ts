import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { newId } from '#server/platform/ids.ts'
import type { Browser } from './browser.ts'
import type { GivenApp } from './given-app.ts'

interface Request {
  picture_id?: string
  headers?: object
  payload?: Uint8Array
  address?: string
}

/** Sends a request of the tus upload protocol. */
export function askUpload(
  http: FastifyInstance,
  browser: Browser,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  { picture_id, headers = {}, payload, address = UPLOADS_ADDRESS }: Request,
): Promise<LightMyRequestResponse> {
  return http.inject({
    method,
    url: picture_id === undefined ? address : `${address}/${picture_id}`,
    headers: { cookie: browser.cookies(), 'tus-resumable': '1.0.0', ...headers },
    ...(payload && { payload: Buffer.from(payload) }),
  })
}

export const beginUpload = (
  http: FastifyInstance,
  browser: Browser,
  pictureId: string,
  size: number,
  address = UPLOADS_ADDRESS,
) =>
  askUpload(http, browser, 'POST', {
    address,
    headers: {
      'upload-length': String(size),
      'upload-metadata': `picture_id ${Buffer.from(pictureId).toString('base64')}`,
    },
  })

export const sendPiece = (
  http: FastifyInstance,
  browser: Browser,
  pictureId: string,
  offset: number,
  payload: Uint8Array,
  address = UPLOADS_ADDRESS,
) =>
  askUpload(http, browser, 'PATCH', {
    address,
    picture_id: pictureId,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    payload,
  })

/**
 * Uploads a picture in one request.
 * @returns its ID
 */
export async function givenUpload(
  http: FastifyInstance,
  browser: Browser,
  bytes: Uint8Array,
  address = UPLOADS_ADDRESS,
): Promise<string> {
  const pictureId = newId()
  const begun = await beginUpload(http, browser, pictureId, bytes.length, address)
  if (begun.statusCode !== 201) throw new Error(begun.body)
  if (!bytes.length) return pictureId
  const sent = await sendPiece(http, browser, pictureId, 0, bytes, address)
  if (sent.statusCode !== 204) throw new Error(sent.body)
  return pictureId
}

/** Uploads a picture and runs its jobs. */
export async function givenOwnPicture(app: GivenApp, browser: Browser, bytes: Uint8Array) {
  const pictureId = await givenUpload(app.http, browser, bytes)
  await app.mails()
  const [picture] = (await browser.get(`/me/pictures?ids=${pictureId}`)).json()
  return picture
}
