/** The state of identity verification. `none` also after the request was withdrawn. */
export const IDENTITY_STATES = ['none', 'pending', 'verified', 'rejected'] as const
export type IdentityState = (typeof IDENTITY_STATES)[number]

export const DOCUMENT_KINDS = ['national_id', 'residence_permit', 'passport'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Passports have only a front side. */
export const hasBack = (kind: DocumentKind): boolean => kind !== 'passport'

export const REJECTION_REASONS = [
  'unreadable',
  'name_differs',
  'document_expired',
  'document_not_accepted',
  'other',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

interface KnownIdentity {
  /** When an admin verified the identity. */
  identity_verified_at: Date | null
  /** The state of the latest request. */
  latest: { decision: 'approved' | 'rejected' | null } | null
}

export function identityState({ identity_verified_at, latest }: KnownIdentity): IdentityState {
  if (latest && !latest.decision) return 'pending'
  if (identity_verified_at) return 'verified'
  return latest?.decision === 'rejected' ? 'rejected' : 'none'
}
