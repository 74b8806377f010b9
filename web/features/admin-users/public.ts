export { fetchUser } from './fetch-user.ts'
export { readUserSearch } from './read-user-search.ts'
export { UserList } from './user-list.tsx'
export { UserPage } from './user-page.tsx'
