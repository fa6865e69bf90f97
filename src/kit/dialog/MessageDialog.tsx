import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { DialogLayout } from './DialogLayout'

interface ConfirmDialogProps {
  /** The question. */
  heading: string
  /** The consequence of OK. */
  text?: ReactNode
  okText: string
  cancelText: string
  /** True when the action can't be undone. */
  isDangerous?: boolean
  /** True when OK discards input. Cancel then gets the focus, and Enter means Cancel. */
  isCancelFirst?: boolean
  /** True while the confirmed action runs. */
  isBusy?: boolean
  onOk: () => void
  onCancel: () => void
}

/** Asks before an action. Enter is OK unless `isCancelFirst`. Escape is Cancel. */
export function ConfirmDialog({ text, isDangerous = false, ...rest }: ConfirmDialogProps) {
  return (
    <DialogLayout role="alertdialog" okVariant={isDangerous ? 'danger' : 'primary'} {...rest}>
      {text}
    </DialogLayout>
  )
}

interface MessageDialogProps {
  heading: string
  text?: string
  /** The technical part, such as the server's response, with its line breaks. */
  detail?: string
  okText: string
  onOk: () => void
  /** Text of a second button, which calls `onCancel`. Without this text, only Escape calls `onCancel`. */
  cancelText?: string
  onCancel?: () => void
}

const Text = styled.p`
  white-space: pre-line;
`
const Detail = styled.pre`
  margin: 0;
  max-height: 12em;
  overflow: auto;
  padding: ${cssVar('space-2')} ${cssVar('space-3')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
  color: ${cssVar('text-soft')};
  font: inherit;
  font-size: ${cssVar('font-small')};
  white-space: pre-wrap;
  hyphens: none;
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** Shows a message that the person must acknowledge. Enter is OK. Escape is Cancel, or OK without `onCancel`. */
export function MessageDialog({ heading, text, detail, okText, onOk, cancelText, onCancel }: MessageDialogProps) {
  return (
    <DialogLayout role="alertdialog" {...{ heading, okText, onOk, cancelText, onCancel }}>
      {text && <Text>{text}</Text>}
      {detail && <Detail tabIndex={0}>{detail}</Detail>}
    </DialogLayout>
  )
}
