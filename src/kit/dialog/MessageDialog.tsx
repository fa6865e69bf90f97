import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { DialogLayout } from './DialogLayout'

interface ConfirmDialogProps {
  /** The question. */
  heading: string
  /** What follows from the answer. */
  text?: ReactNode
  okText: string
  cancelText: string
  /** What is confirmed cannot be undone. */
  isDangerous?: boolean
  /** What is confirmed throws away what a person typed: Cancel gets the focus, and Enter. */
  isCancelFirst?: boolean
  /** The confirmed act is under way. */
  isBusy?: boolean
  onOk: () => void
  onCancel: () => void
}

/** Asks before something is done. Enter is OK unless Cancel comes first, Escape is Cancel. */
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
  /** The technical part, such as what the server answered; keeps its line breaks. */
  detail?: string
  okText: string
  onOk: () => void
  /** A second button; without its text Escape alone calls `onCancel`. */
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

/** Says something that has to be read before one goes on. Enter is OK; Escape is Cancel, or OK where there is no Cancel. */
export function MessageDialog({ heading, text, detail, okText, onOk, cancelText, onCancel }: MessageDialogProps) {
  return (
    <DialogLayout role="alertdialog" {...{ heading, okText, onOk, cancelText, onCancel }}>
      {text && <Text>{text}</Text>}
      {detail && <Detail tabIndex={0}>{detail}</Detail>}
    </DialogLayout>
  )
}
