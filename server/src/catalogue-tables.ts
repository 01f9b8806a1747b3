import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { Design, EarlierDesign, Picture } from '@dream/contract/api/designs/design'
import type { State } from '@dream/contract/rules/account/australia'
import type { DesignOrigin, DesignStatus } from '@dream/contract/rules/designs/document/limits'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedTimestamp, NullableJson, NullableTimestamp } from './column-types.ts'

/** Tables of designs and their builders. */
export type CatalogueTables = {
  designs: {
    id: string
    /** null: never published. By default the next one. */
    ordinal: ColumnType<number | null, number | null | undefined, number | null>
    slug: string
    category: Design['category']
    status: Generated<DesignStatus>
    is_from_library: Generated<boolean>
    document: NullableJson<EarlierDesign>
    draft: NullableJson<DesignDocument>
    builder_id: string | null
    import_id: string | null
    origin: ColumnType<DesignOrigin, never, never>
    publish_at: NullableTimestamp
    first_published_at: NullableTimestamp
    edited_at: NullableTimestamp
    version: Generated<number>
    saved_at: GeneratedTimestamp
    created_at: GeneratedTimestamp
    updated_at: GeneratedTimestamp
  }
  builders: {
    id: Generated<string>
    name: string
    licence: string | null
    states: Generated<State[]>
    logo: NullableJson<Picture>
    is_active: Generated<boolean>
    version: Generated<number>
    created_at: GeneratedTimestamp
    updated_at: GeneratedTimestamp
  }
  catalogue_files: {
    id: string
    kind: 'picture' | 'plan' | 'logo'
    name: string
    keys: string[]
    used_at: NullableTimestamp
    uploaded_by: string | null
    created_at: GeneratedTimestamp
  }
}
