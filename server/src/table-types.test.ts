import { generate, Logger, PostgresDialect } from 'kysely-codegen'
import { expect, expectTypeOf, it } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { ColumnTypes } from './column-types.ts'
import type { DB } from './tables.generated.ts'

it('the types of the tables are those of the migrated database; `vitest run -u` on this file writes them anew', async () => {
  const database = await aDatabase()

  const types = await generate({
    db: database.db,
    dialect: new PostgresDialect(),
    excludePattern: 'graphile_worker.*',
    logger: new Logger('silent'),
    outFile: null,
  })

  await database.close()
  await expect(types).toMatchFileSnapshot('tables.generated.ts')
})

type NameOf<Table extends keyof DB> = `${Table}.${keyof DB[Table] & string}`

it('the narrower types are of columns that exist', () => {
  expectTypeOf<Exclude<keyof ColumnTypes, { [Table in keyof DB]: NameOf<Table> }[keyof DB]>>().toBeNever()
})
