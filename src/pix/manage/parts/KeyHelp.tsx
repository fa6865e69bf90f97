import { Fragment } from 'react'
import styled from 'styled-components'
import { DialogLayout } from '../../../kit/dialog/DialogLayout'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../manageLabels'

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

/**
 * Dialog that lists the keys of the picture list. Each line of the text `pix_keys_list` has one or more keys, a colon
 * and their action.
 */
export function KeyHelp({ onClose }: { onClose(): void }) {
  const t = useLabels<ManageLabel | 'pix_keys_list'>()
  return (
    <DialogLayout role="dialog" heading={t('pix_keys')} okText={t('ok')} onOk={onClose}>
      <List>
        {t('pix_keys_list')
          .split('\n')
          .map(line => {
            const [keys, action] = line.split(': ')
            return (
              <Fragment key={line}>
                <dt>{keys}</dt>
                <dd>{action}</dd>
              </Fragment>
            )
          })}
      </List>
    </DialogLayout>
  )
}

KeyHelp.labels = ['pix_keys_list']
