import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'

/**
 * Sends the first message about an ad.
 * @param request of the buyer
 * @returns the ID of the conversation
 */
export async function beginConversation(
  request: APIRequestContext,
  carId: string | undefined,
  content = 'سلام',
): Promise<string> {
  const begun = await request.post(`/api/v1/cars/${carId}/conversation`, { data: { id: randomUUID(), content } })
  await expect(begun).toBeOK()
  return (await begun.json()).conversation_id
}
