export const PROFILE = {
  load: async () => (await import('#contract/profiles.ts')).ProfileUpdate,
  required: ['first_name', 'last_name', 'country_code', 'phone_number'],
}

export const INTRODUCTION = {
  load: async () => (await import('#contract/profiles.ts')).Introduction,
  required: [],
}
