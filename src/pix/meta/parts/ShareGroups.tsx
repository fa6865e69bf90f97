import { useId } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../kit/field/Checkbox'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { ShareGroup } from '../../picture/Picture'
import type { MetaLabel } from '../metaLabels'
import { type MetaValues, shareGroupField } from '../metaModel'

interface ShareGroupsProps {
  readonly groups: readonly ShareGroup[]
  readonly values: MetaValues
  onChange(name: string, value: boolean): void
}

const Group = styled.div`
  display: grid;
  justify-items: start;
  padding-block-end: ${cssVar('space-1')};
`
const Heading = styled.h3`
  font-weight: 500;
`

/** Checkboxes for the share groups of the picture, one per available group (image-library 2.8). */
export function ShareGroups({ groups, values, onChange }: ShareGroupsProps) {
  const t = useLabels<MetaLabel>()
  const headingId = useId()
  if (groups.length === 0) return null
  return (
    <Group role="group" aria-labelledby={headingId}>
      <Heading id={headingId}>{t('share_group_headline')}</Heading>
      {groups.map(({ Id, NameMl }) => (
        <Checkbox
          key={Id}
          label={NameMl}
          isChecked={values[shareGroupField(Id)] === true}
          onChange={isOn => onChange(shareGroupField(Id), isOn)}
        />
      ))}
    </Group>
  )
}
