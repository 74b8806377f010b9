export { exportDocuments } from './export-documents.ts'
export { IDENTITY_FOLDER, removeDocuments, sweepIdentityFiles } from './identity-files.ts'
export { SMS_TEXTS, textPhoneCode } from './text-phone-code.job.ts'
export { undoIdentity } from './undo-identity.ts'
