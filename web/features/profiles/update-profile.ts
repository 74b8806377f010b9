import type { Profile } from '#contract/profiles.ts'

type Updated = { success: true; profile: Profile } | { success: false; error: string; cause: unknown }

/** Returns errors instead of throwing them. */
export async function updateProfile(send: () => Promise<Profile>): Promise<Updated> {
  try {
    return { success: true, profile: await send() }
  } catch (cause) {
    return { success: false, error: (cause instanceof Error && cause.message) || 'Unknown error', cause }
  }
}
