import type { cars } from '#server/platform/db/schema/index.ts'

type Contact = Required<Pick<typeof cars.$inferInsert, 'contact_methods'>> &
  Pick<typeof cars.$inferInsert, 'phone_number' | 'whatsapp_number'>

const WAYS: readonly Contact['contact_methods'][] = [
  ['phone', 'whatsapp', 'message'],
  ['phone', 'message'],
  ['whatsapp', 'message'],
  ['phone', 'whatsapp', 'message'],
]

/**
 * The contact details of a demo seller. The first one has an account and receives emails. Phone numbers of the others
 * start with 052, which is unassigned in the Saudi numbering plan.
 * @param seller index of the demo seller, starting at 0
 */
export function demoContact(seller: number): Contact {
  if (seller === 0) return { contact_methods: ['email', 'message'] }
  const contactMethods = WAYS[seller % WAYS.length] ?? ['message']
  const number = `+96652${String(seller).padStart(7, '0')}`
  return {
    contact_methods: contactMethods,
    phone_number: contactMethods.includes('phone') ? number : null,
    whatsapp_number: contactMethods.includes('whatsapp') ? number : null,
  }
}
