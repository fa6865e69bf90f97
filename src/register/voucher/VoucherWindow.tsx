import styled, { keyframes } from 'styled-components'
import { Button } from '../../kit/control/Button'
import { TextField } from '../../kit/field/TextField'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { FrameStack, FrameText } from '../frame/FrameText'
import type { FrameOptions } from '../frame/FrameOptions'
import { useVoucher, voucherLabels } from './useVoucher'

/** Duration of the error message's fade-in, in ms (portal-accounts 9). */
const FADE_MS = 500

const appear = keyframes`from { opacity: 0; }`
const Field = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    [id$='-error'] {
      animation: ${appear} ${FADE_MS}ms linear;
    }
  }
`

/** Asks for a voucher that grants a role (portal-accounts 2.1). */
export function VoucherWindow({ options, close }: WindowProps<FrameOptions, never>) {
  const { templates } = useShell()
  const t = useLabels<(typeof voucherLabels)[number]>()
  const form = useVoucher(options, close)
  const slots = {
    info: <FrameText>{t('register_voucher_text')}</FrameText>,
    voucher: (
      <Field>
        <TextField
          {...form.field('voucher')}
          label={t('register_voucher_field')}
          name="voucher"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      </Field>
    ),
    send: (
      <Button type="submit" variant="primary" isBusy={form.isBusy}>
        {t('register_voucher_submit')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <WindowForm {...form.formProps}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['voucher', 'send']}
          renderLayout={placed => (
            <>
              <WindowBody>
                <FrameStack>
                  {placed.info}
                  {placed.voucher}
                </FrameStack>
              </WindowBody>
              <WindowBar>{placed.send}</WindowBar>
            </>
          )}
        />
      </WindowForm>
    </ShellChrome>
  )
}

VoucherWindow.labels = voucherLabels
