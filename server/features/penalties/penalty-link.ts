import { z } from 'zod'
import type { Services } from '#server/context.ts'
import { seal, unseal } from '#server/platform/seal.ts'

const PURPOSE = 'see a penalty'

/** For emails: shows the penalty and takes an appeal without signing in, which suspended users cannot. */
export const penaltyLinkOf = ({ authSecret }: Pick<Services, 'authSecret'>, penalty_id: string): string =>
  `/penalties/${seal(authSecret, PURPOSE, penalty_id)}`

/** The id of the penalty; undefined if the token was invented. */
export const openPenaltyToken = ({ authSecret }: Pick<Services, 'authSecret'>, token: string): string | undefined =>
  z.uuid().safeParse(unseal(authSecret, PURPOSE, token)).data
