export const SUPPORT_REQUEST = {
  load: async () => (await import('#contract/support.ts')).NewSupportRequest,
  required: ['topic', 'account_email', 'name', 'email', 'text'],
}
