import type pg from 'pg'

/**
 * Removes from the tables what would refuse rows in any order, compute what the backup has, or slow the load down:
 * references, checks that older rows need not pass, indexes and triggers.
 * @returns puts it back, which checks all references
 */
export async function removeObstacles(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<Statements>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as removes,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as adds
    from pg_constraint
    where connamespace = 'public'::regnamespace and (contype = 'f' or (contype = 'c' and not convalidated))
    order by contype = 'f', conname`,
  )
  const { rows: indexes } = await client.query<Statements>(
    `select format('drop index %s', indexrelid::regclass) as removes, pg_get_indexdef(indexrelid) as adds
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by c.relname`,
  )
  const { rows: triggers } = await client.query<Statements>(
    `select distinct format('alter table %s disable trigger user', tgrelid::regclass) as removes,
      format('alter table %s enable trigger user', tgrelid::regclass) as adds
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
  )
  for (const { removes } of [...constraints, ...triggers, ...indexes]) await client.query(removes)
  return async () => {
    for (const { adds } of [...indexes, ...constraints, ...triggers]) await client.query(adds)
  }
}

interface Statements {
  removes: string
  adds: string
}
