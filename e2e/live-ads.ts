import { expect, type APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { givenAd } from '#server/testing/given-ad.ts'

type AdFields = Parameters<typeof givenAd>[0]

/** Submits a new ad or changes to one. Grey by default, since other tests count white cars. @returns its id */
export async function submitAd(
  seller: APIRequestContext,
  wanted: AdFields,
  id: string = randomUUID(),
): Promise<string> {
  const answer = await seller.post(`/api/v1/me/ads/${id}`, { data: { ad: givenAd({ color: 'grey', ...wanted }) } })
  await expect(answer).toBeOK()
  return id
}

/** Makes an ad live without a review. */
export async function makeLive(admin: APIRequestContext, id: string): Promise<void> {
  const data = { state: 'active', reason: 'للاختبار' }
  await expect(await admin.put(`/api/v1/admin/ads/${id}/state`, { data })).toBeOK()
}
