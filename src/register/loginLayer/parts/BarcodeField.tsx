import styled from 'styled-components'
import { TextField } from '../../../kit/field/TextField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { TextForm } from '../loginModel'
import type { LoginLabel } from '../loginLabels'

const Form = styled.form`
  padding: ${cssVar('space-1')} ${cssVar('space-4')};
`

/**
 * Field for a card's code, typed, or read by a scanner that sends Enter after the code. The code is checked like a text
 * in the account field. Shows only in templates with the slot `barcode`.
 */
export function BarcodeField({ form: { field, formProps, isBusy } }: { form: TextForm<'barcode'> }) {
  const t = useLabels<LoginLabel>()
  return (
    <Form noValidate={formProps.noValidate} onSubmit={formProps.onSubmit}>
      <TextField
        {...field('barcode')}
        label={t('register_layer_barcode')}
        autoComplete="off"
        spellCheck={false}
        readOnly={isBusy}
        autoFocus
      />
    </Form>
  )
}
