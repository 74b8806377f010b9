import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { changeAsAdmin } from './change-as-admin.ts'

interface Input {
  car_id: string
  /** Null stops featuring. */
  until: string | null
}

/** @throws NOT_FOUND, WRONG_STATE, IN_THE_PAST */
export async function featureAd(context: CallContext, { car_id, until }: Input): Promise<void> {
  const featuredUntil = until === null ? null : new Date(until)
  if (featuredUntil && featuredUntil <= context.clock()) {
    throw fail('IN_THE_PAST')
  }
  await changeAsAdmin(context, car_id, ({ car }) => ({
    action: 'feature',
    audit: {
      what: 'feature_ad',
      before: { featured_until: car.featured_until?.toISOString() ?? null },
      after: { featured_until: featuredUntil?.toISOString() ?? null },
    },
    note: until,
    change: () => ({ featured_until: featuredUntil }),
  }))
}
