import type { AdminSettings, BrandSettings } from '@dream/contract/api/admin/setup/settings'
import { call } from '#lib/api/api-client.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { SettingSection } from './setting-section.tsx'
import css from './settings.module.css'
import { useSettingEdit } from './use-setting-edit.ts'

type Name = keyof BrandSettings

const LABELS = {
  brokerageName: 'Name of the brokerage',
  brokerageUrl: 'Its website',
  brokerageAbn: 'ABN',
  brokerageAddress: 'Address',
  supportEmail: 'Support email',
  supportPhone: 'Support telephone',
  contactFormUrl: 'Contact form',
} as const satisfies Record<Name, string>

const HINTS: Partial<Record<Name, string>> = {
  brokerageName: 'In the footer, on the login screen and under every email',
  brokerageAbn: 'Leave it empty to show none',
  contactFormUrl: 'The https address of a form that the contact page shows',
}
const INPUTS: Partial<Record<Name, 'url' | 'email' | 'tel'>> = {
  brokerageUrl: 'url',
  supportEmail: 'email',
  supportPhone: 'tel',
  contactFormUrl: 'url',
}
const ONE_LINE = [
  'brokerageName',
  'brokerageUrl',
  'brokerageAbn',
  'supportEmail',
  'supportPhone',
  'contactFormUrl',
] as const satisfies readonly Name[]

type Required = 'brokerageName' | 'brokerageUrl'
const isRequired = (name: Name): name is Required => name === 'brokerageName' || name === 'brokerageUrl'

/** Change of one field. Name and website are required; other empty fields become null, which hides them. */
function partOf(name: Name, text: string): Partial<BrandSettings> {
  if (isRequired(name)) {
    const part: Partial<Record<Required, string>> = {}
    part[name] = text
    return part
  }
  const part: Partial<Record<Exclude<Name, Required>, string | null>> = {}
  part[name] = text === '' ? null : text
  return part
}

/** Settings of the brand: the brokerage behind the product. */
export function BrandSection({ stored }: { stored: AdminSettings['brand'] }) {
  const edit = useSettingEdit<BrandSettings>({
    stored,
    send: (body) => call('PATCH /api/admin/settings/brand', { body }),
  })
  const change = (name: Name, text: string) => edit.set(partOf(name, text))
  const hintOf = (name: Name) => {
    const usual = stored.defaults[name]
    return stored.values[name] === usual ? HINTS[name] : `The server was set up with: ${usual ?? 'nothing'}`
  }
  return (
    <SettingSection
      title="Brand"
      lead="What the site, the app and emails say of the company. Pages change within seconds, without a new build."
      labels={LABELS}
      edit={edit}
      stored={stored}
      onSave={() => void edit.save()}
    >
      <div className={css['fields']}>
        {ONE_LINE.map((name) => (
          <Field
            key={name}
            label={LABELS[name]}
            type={INPUTS[name] ?? 'text'}
            value={edit.values[name] ?? ''}
            autoComplete="off"
            hint={hintOf(name)}
            error={edit.errorOf(name)}
            onChange={({ currentTarget }) => change(name, currentTarget.value)}
          />
        ))}
        <TextArea
          label={LABELS.brokerageAddress}
          rows={2}
          value={edit.values.brokerageAddress ?? ''}
          hint={hintOf('brokerageAddress')}
          error={edit.errorOf('brokerageAddress')}
          onChange={({ currentTarget }) => change('brokerageAddress', currentTarget.value)}
        />
      </div>
      <p>
        <a className={css['link']} href="/contact" target="_blank" rel="noopener">
          See the contact page
        </a>
      </p>
    </SettingSection>
  )
}
