export { sweepIdentityFiles } from './identity-files.ts'
export { textPhoneCode } from './text-phone-code.job.ts'
