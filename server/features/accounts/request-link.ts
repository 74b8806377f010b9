import type { CallContext } from '#server/context.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import type { LinkPurpose } from './link-tokens.ts'
import { mailLink } from './mail-link.job.ts'

interface WantedLink {
  kind: LinkPurpose
  email: string
  next?: string | undefined
}

/**
 * Queues an email with a link. The job looks up the account, so that the response does not reveal whether it exists.
 */
export async function requestLink({ db, jobs, limits, request }: CallContext, wanted: WantedLink): Promise<void> {
  await limits.take(BY_ADDRESS.mail, request.address)
  await limits.take(BY_ACCOUNT.mail, `${wanted.kind} ${wanted.email}`)
  await jobs.add(db, mailLink, wanted)
}
