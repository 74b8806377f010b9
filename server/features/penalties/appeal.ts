import { and, eq } from 'drizzle-orm'
import type { Penalty } from '#contract/penalties.ts'
import type { CallContext } from '#server/context.ts'
import { penalties } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { Limit } from '#server/platform/limits.ts'
import { openPenaltyToken } from './penalty-link.ts'
import { presentPenalty, readPenalties } from './read-penalties.ts'

const APPEALED: Limit = { name: 'penalty_appealed', points: 10, seconds: 3600 }

/** @throws NOT_FOUND, including for penalties of other users; ALREADY_PENDING, TOO_MANY_ATTEMPTS */
export async function appealOwn(context: CallContext, appeal: { penalty_id: string; text: string }): Promise<void> {
  const userId = requireUser(context).id
  const own = and(eq(penalties.id, appeal.penalty_id), eq(penalties.user_id, userId))
  if (!(await context.db.$count(penalties, own))) throw fail('NOT_FOUND')
  await store(context, appeal)
}

/** @throws LINK_INVALID, ALREADY_PENDING, TOO_MANY_ATTEMPTS */
export async function appealByLink(
  context: CallContext,
  { token, text }: { token: string; text: string },
): Promise<void> {
  const { id } = await getByLink(context, token)
  await store(context, { penalty_id: id, text })
}

/** @throws LINK_INVALID */
export async function getByLink(context: CallContext, token: string): Promise<Penalty> {
  const id = openPenaltyToken(context, token)
  const [found] = id === undefined ? [] : await readPenalties(context.db, eq(penalties.id, id))
  if (!found) throw fail('LINK_INVALID')
  return presentPenalty(found, context.clock())
}

/** Stores the appeal. Each penalty can be appealed once, and the decision is final. Idempotent. */
async function store({ db, clock, limits }: CallContext, appeal: { penalty_id: string; text: string }): Promise<void> {
  await limits.take(APPEALED, appeal.penalty_id)
  await db.transaction(async (tx) => {
    const isIt = eq(penalties.id, appeal.penalty_id)
    const [penalty] = await tx.select().from(penalties).where(isIt).for('update')
    if (!penalty) throw fail('NOT_FOUND')
    if (penalty.appeal === appeal.text) return
    if (penalty.appealed_at || penalty.withdrawn_at) throw fail('ALREADY_PENDING')
    await tx.update(penalties).set({ appeal: appeal.text, appealed_at: clock() }).where(isIt)
  })
}
