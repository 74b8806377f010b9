import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/platform/db/client.ts'
import { car_cards, cars, searchable_cars, searchable_words } from '#server/platform/db/schema/index.ts'

const TABLES = [cars, searchable_cars, car_cards, searchable_words]

/**
 * Adds copies of each ad with other prices, mileages, years and times. A third of them have any model of the catalogue,
 * half have any city. Pictures and history are not copied.
 */
export async function multiplyCars({ db }: Database, factor: number): Promise<void> {
  await db.transaction(async (tx) => {
    // disables foreign keys and triggers: copies of valid rows are valid
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in (${sql.join(
        TABLES.map((table) => sql`${regclass(table)}`),
        sql`, `,
      )}) and not exists (select from pg_constraint where conindid = indexrelid)`)
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))

    await tx.execute(chooseFacts(factor - 1))
    await tx.execute(sql`create index on copies (old_key)`)
    await tx.execute(sql`analyze copies`)
    await tx.execute(
      copyOf(cars, 'key', {
        id: sql`copy.id`,
        key: sql`copy.key`,
        ...FACTS,
        make_id: sql`copy.make_id`,
        model_id: sql`copy.model_id`,
        city_id: sql`copy.city_id`,
      }),
    )
    await tx.execute(
      copyOf(searchable_cars, 'car_key', {
        car_key: sql`copy.key`,
        ...FACTS,
        make_id: sql`copy.make_id`,
        model_id: sql`coalesce(copy.model_id, 0)`,
        city_id: sql`copy.city_id`,
        region_id: sql`copy.region_id`,
      }),
    )
    await tx.execute(
      copyOf(car_cards, 'car_key', {
        car_key: sql`copy.key`,
        card: sql`(original.card::jsonb || jsonb_build_object(
          'key', copy.key, 'id', copy.id, 'price', copy.price, 'mileage', copy.mileage, 'year', copy.year,
          'make_id', copy.make_id, 'model_id', copy.model_id, 'city_id', copy.city_id, 'published_at',
          to_char(copy.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::json`,
      }),
    )
    await tx.execute(copyOf(searchable_words, 'car_key', { car_key: sql`copy.key` }))
    await tx.execute(sql`select setval(pg_get_serial_sequence('cars', 'key'), (select max(key) from cars))`)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })
}

const FACTS = {
  price: sql`copy.price`,
  mileage: sql`copy.mileage`,
  year: sql`copy.year`,
  published_at: sql`copy.published_at`,
}

function chooseFacts(copies: number): SQL {
  return sql`
    create temp table copies on commit drop as
    with models as (select id, make_id, row_number() over (order by id) as number from car_models),
    places as (select id, region_id, row_number() over (order by id) as number from cities),
    drawn as (
      select original.*, random() as draw,
        1 + floor(random() * (select count(*) from models))::int as any_model,
        case when random() < 0.5 then 1 + floor(random() ^ 3 * (select count(*) from places))::int end as any_place
      from cars as original cross join generate_series(1, ${copies}) where status = 'active'
    )
    select drawn.key as old_key, gen_random_uuid() as id,
      (select max(key) from cars) + row_number() over (order by random()) as key,
      (case when draw < 0.33 then models.make_id else drawn.make_id end)::int as make_id,
      (case when draw < 0.33 then models.id else drawn.model_id end)::int as model_id,
      coalesce(places.id, drawn.city_id)::int as city_id,
      coalesce(places.region_id, own.region_id) as region_id,
      least(extract(year from now())::int, greatest(1990, drawn.year + floor(random() * 7)::int - 3)) as year,
      case when price is not null then least(20000000, greatest(500, (price * (0.7 + random() * 0.6))::int)) end as price,
      least(2000000, (mileage * (0.8 + random() * 0.4))::int) as mileage,
      published_at - random() * interval '20 days' as published_at
    from drawn join cities as own on own.id = drawn.city_id
    join models on models.number = any_model left join places on places.number = any_place`
}

/** All columns of the originals except the given ones; the database generates some. */
function copyOf<Table extends PgTable>(
  table: Table,
  key: string,
  given: Partial<Record<keyof Table['_']['columns'], SQL>>,
): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated)
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const values = columns.map(
    ([name, column]) => given[name as keyof typeof given] ?? sql`original.${sql.identifier(column.name)}`,
  )
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from copies as copy join ${table} as original
      on original.${sql.identifier(key)} = copy.old_key order by copy.key`
}

const regclass = (table: PgTable): SQL => sql.raw(`'${getTableName(table)}'::regclass`)
