import type pg from 'pg'

/** Adds users without ads until a database has `count` users. Search knows some of their names. */
export async function addPeople(database: pg.Pool, count: number): Promise<void> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from users')
  const missing = count - (rows[0]?.count ?? 0)
  if (missing <= 0) return
  await database.query(
    `with people as (
       select gen_random_uuid() as id, n, now() - n * interval '7 minutes' as created_at
       from generate_series(1, $1) as n
     ), added as (
       insert into users (id, name, email, email_verified, created_at)
       select id, 'Person ' || n, 'person-' || n || '@example.com', true, created_at from people
     )
     insert into profiles (id, first_name, last_name, country_code, preferred_language, created_at, last_seen_at)
     select id, 'Person', n::text, 'SA', 'ar', created_at, created_at + interval '3 days' from people`,
    [missing],
  )
  await database.query('vacuum analyze users, profiles')
}
