/** How moderators and admins see personal data: contact details of an account, an identity document, or a CSV file. */
export const STAFF_ACCESS_TYPES = ['contact_details', 'identity_document', 'export'] as const
export type StaffAccessType = (typeof STAFF_ACCESS_TYPES)[number]

/** How a profile was accessed: its public page, or by moderators and admins. */
export const PROFILE_ACCESS_TYPES = ['public_profile', ...STAFF_ACCESS_TYPES] as const
export type ProfileAccessType = (typeof PROFILE_ACCESS_TYPES)[number]

export const isStaffAccess = (type: ProfileAccessType): type is StaffAccessType =>
  STAFF_ACCESS_TYPES.some((one) => one === type)
