import styled from 'styled-components'
import { cssVar } from '../theme/cssVar'
import { DialogLayout } from './DialogLayout'

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
