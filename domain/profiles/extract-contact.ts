type Names = { first_name?: string | null; last_name?: string | null; phone_number?: string | null }

interface Known {
  /** The profile as edited by the user. */
  profile: (Names & { email?: string | null }) | null
  /** The account. */
  auth: { email?: string | null; name?: string | null } | null
  /** The names typed at sign-up. */
  metadata: Names | null
}

type Source = 'profile' | 'auth' | 'metadata'

export interface Contact {
  name: string
  firstName: string
  lastName: string
  phone: string
  email: string
  /** 0 to 100. */
  completeness: number
  /** The source of each known part. */
  sources: { name?: Source; phone?: Source; email?: Source }
}

export const CONTACT_WEIGHTS = { name: 40, phone: 40, email: 20 } as const

/** Contact details of a user; each part comes from the best source that has it. */
export function extractContact({ profile, auth, metadata }: Known): Contact {
  const firstName = pick(profile?.first_name, metadata?.first_name)
  const lastName = pick(profile?.last_name, metadata?.last_name)
  const candidates = {
    name: {
      profile: joined(profile?.first_name, profile?.last_name),
      metadata: joined(metadata?.first_name, metadata?.last_name),
      auth: trimmed(auth?.name),
    },
    phone: { profile: trimmed(profile?.phone_number), metadata: trimmed(metadata?.phone_number), auth: '' },
    email: { profile: trimmed(profile?.email), auth: trimmed(auth?.email), metadata: '' },
  }
  const contact: Contact = { name: '', phone: '', email: '', firstName, lastName, completeness: 0, sources: {} }
  for (const part of ['name', 'phone', 'email'] as const) {
    const [source, value] = Object.entries(candidates[part]).find(([, found]) => found) ?? []
    if (!source || !value) continue
    contact[part] = value
    contact.sources[part] = source as Source
    contact.completeness = Math.min(100, contact.completeness + CONTACT_WEIGHTS[part])
  }
  return contact
}

const trimmed = (text: string | null | undefined): string => text?.trim() ?? ''
const pick = (...texts: (string | null | undefined)[]): string => texts.map(trimmed).find(Boolean) ?? ''
const joined = (...texts: (string | null | undefined)[]): string => texts.map(trimmed).filter(Boolean).join(' ')
