// each import names what it needs, so that the bundle has nothing else of the module
export const NEW_LIST = {
  load: async () => (await import('#contract/shortlists.ts')).NewShortlist.pick({ name: true }),
  required: ['name'],
}

export const LIST_NAME = {
  load: async () => (await import('#contract/shortlists.ts')).RenamedShortlist.pick({ name: true }),
  required: ['name'],
}

export const NOTE = {
  load: async () => (await import('#contract/shortlists.ts')).NewNote,
  required: ['name', 'text'],
}
