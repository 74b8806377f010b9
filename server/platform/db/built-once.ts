import type { Db } from './client.ts'

/** Builds a prepared statement once per database, since building a query takes longer than sending it. */
export function builtOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
