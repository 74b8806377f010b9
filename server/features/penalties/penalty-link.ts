import { z } from 'zod'
import type { Services } from '#server/context.ts'
import { seal, unseal } from '#server/platform/seal.ts'

const PURPOSE = 'see a penalty'

/**
 * A link for emails, which shows the penalty and accepts an appeal without signing in, since suspended users cannot
 * sign in.
 */
export const penaltyLinkOf = ({ authSecret }: Pick<Services, 'authSecret'>, penaltyId: string): string =>
  `/penalties/${seal(authSecret, PURPOSE, penaltyId)}`

/** The ID of the penalty; undefined if the token is invalid. */
export const openPenaltyToken = ({ authSecret }: Pick<Services, 'authSecret'>, token: string): string | undefined =>
  z.uuid().safeParse(unseal(authSecret, PURPOSE, token)).data
