import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../kit/field/Checkbox'
import { RadioGroup } from '../../../kit/field/RadioGroup'
import { SelectField } from '../../../kit/field/SelectField'
import { TextField } from '../../../kit/field/TextField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { BulkEditLabel } from '../bulkEditLabels'
import type { BulkField, BulkValues, KeywordMode, OfferedGroup } from '../bulkEditModel'

interface BulkSectionProps {
  readonly label: string
  readonly isTicked: boolean
  onTick(isTicked: boolean): void
  /** Fields of the section, shown only while it is ticked. */
  readonly children: ReactNode
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${cssVar('space-2')};
  padding-block: ${cssVar('space-2')};
  border-block-end: 1px solid ${cssVar('border')};
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
  justify-self: stretch;
  padding-inline-start: 30px;
  padding-block-end: ${cssVar('space-2')};
`

/** Section with a checkbox. Its fields are shown and used only while the checkbox is ticked. */
function BulkSection({ label, isTicked, onTick, children }: BulkSectionProps) {
  return (
    <Box>
      <Checkbox label={label} isChecked={isTicked} onChange={onTick} />
      {isTicked && <Fields>{children}</Fields>}
    </Box>
  )
}

interface BulkFieldsProps {
  readonly values: BulkValues
  /** Ticked fields that were empty at the last attempt to save. Any change of the form clears them. */
  readonly errors: ReadonlySet<BulkField>
  readonly groups: readonly OfferedGroup[]
  /** Separates the typed keywords. */
  readonly delimiter: string
  onChange(part: Partial<BulkValues>): void
}

const KEEP = ''

/** All sections of the bulk edit form. */
export function BulkFields({ values, groups, errors, delimiter, onChange }: BulkFieldsProps) {
  const t = useLabels<BulkEditLabel>()
  const { ticked, keywordMode, keywords, copyright, rights, shareGroups } = values
  const error = (field: BulkField) => (errors.has(field) ? { error: t('pix_bulk_empty') } : {})
  const section = (field: BulkField, label: string) => ({
    label,
    isTicked: ticked.has(field),
    onTick: (isTicked: boolean) =>
      onChange({ ticked: new Set(isTicked ? [...ticked, field] : [...ticked].filter(other => other !== field)) }),
  })
  const changeGroup = (id: number, value: string) => {
    const next = new Map(shareGroups)
    if (value === KEEP) next.delete(id)
    else next.set(id, value === 'on')
    onChange({ shareGroups: next })
  }
  return (
    <>
      <BulkSection {...section('keywords', t('pix_bulk_keywords'))}>
        <SelectField
          label={t('pix_bulk_mode')}
          value={keywordMode}
          onChange={mode => onChange({ keywordMode: mode as KeywordMode })}
          options={[
            { value: 'add', label: t('pix_bulk_add') },
            { value: 'remove', label: t('pix_bulk_remove') },
            { value: 'replace', label: t('pix_bulk_replace') },
          ]}
        />
        <TextField
          {...error('keywords')}
          label={t('pix_field_keywords')}
          hint={t('pix_keywords_hint', { DELIMITER: delimiter })}
          value={keywords}
          onChange={text => onChange({ keywords: text })}
        />
      </BulkSection>
      <BulkSection {...section('copyright', t('pix_bulk_copyright'))}>
        <TextField
          {...error('copyright')}
          label={t('pix_field_copyright')}
          value={copyright}
          onChange={text => onChange({ copyright: text })}
        />
      </BulkSection>
      <BulkSection {...section('rights', t('pix_bulk_rights'))}>
        <RadioGroup
          {...error('rights')}
          label={t('pix_field_rights')}
          value={rights}
          onChange={value => onChange({ rights: value })}
          options={[
            { value: '1', label: t('pix_rights_1') },
            { value: '3', label: t('pix_rights_3') },
          ]}
        />
      </BulkSection>
      {groups.length > 0 && (
        <BulkSection {...section('shareGroups', t('pix_bulk_share_groups'))}>
          {groups.map(({ Id, NameMl, lackingCount }) => (
            <SelectField
              key={Id}
              {...error('shareGroups')}
              label={NameMl}
              {...(lackingCount > 0 && { hint: t('pix_bulk_share_lacking', { COUNT: lackingCount }) })}
              value={shareGroups.has(Id) ? (shareGroups.get(Id) ? 'on' : 'off') : KEEP}
              onChange={value => changeGroup(Id, value)}
              options={[
                { value: KEEP, label: t('pix_bulk_share_keep') },
                { value: 'on', label: t('pix_bulk_share_on') },
                { value: 'off', label: t('pix_bulk_share_off') },
              ]}
            />
          ))}
        </BulkSection>
      )}
    </>
  )
}
