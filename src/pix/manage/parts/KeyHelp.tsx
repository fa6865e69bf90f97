import { Fragment } from 'react'
import styled from 'styled-components'
import { DialogLayout } from '../../../kit/dialog/DialogLayout'
import { cssVar } from '../../../kit/theme/cssVar'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../ManageLabel'

/** Each line's keys and what they do. */
const LINES = [
  ['pix_key_arrows', 'pix_key_arrows_act'],
  ['pix_key_ends', 'pix_key_ends_act'],
  ['pix_key_space', 'pix_key_space_act'],
  ['pix_key_range', 'pix_key_range_act'],
  ['pix_key_all', 'pix_key_all_act'],
  ['pix_key_enter', 'pix_key_enter_act'],
  ['pix_key_delete', 'pix_key_delete_act'],
  ['pix_key_escape', 'pix_key_escape_act'],
] as const satisfies readonly (readonly [ManageLabel, ManageLabel])[]

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-2')} ${cssVar('space-4')};
  dt {
    font-weight: ${cssVar('weight-strong')};
  }
  dd {
    margin: 0;
  }
`

/** The keys of the picture list, in a dialog. */
export function KeyHelp({ onClose }: { onClose(): void }) {
  const t = useLabels<ManageLabel>()
  return (
    <DialogLayout role="dialog" heading={t('pix_keys')} okText={t('ok')} onOk={onClose}>
      <List>
        {LINES.map(([keys, act]) => (
          <Fragment key={keys}>
            <dt>{t(keys)}</dt>
            <dd>{t(act)}</dd>
          </Fragment>
        ))}
      </List>
    </DialogLayout>
  )
}
