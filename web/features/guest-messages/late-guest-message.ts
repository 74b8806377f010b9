import { latePart } from '#web/rendering/late-part.tsx'

/** The sheet in which visitors write to a seller. Its code is loaded when it is opened. */
export const LateGuestMessage = latePart(async () => (await import('./guest-message.tsx')).GuestMessage)
