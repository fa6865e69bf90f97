import type { ReactNode } from 'react'
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
  /** The confirmed act is under way. */
  isBusy?: boolean
  onOk: () => void
  onCancel: () => void
}

/** Asks before something is done. Enter is OK, Escape is Cancel. */
export function ConfirmDialog({ text, isDangerous = false, ...rest }: ConfirmDialogProps) {
  return (
    <DialogLayout role="alertdialog" okVariant={isDangerous ? 'danger' : 'primary'} {...rest}>
      {text}
    </DialogLayout>
  )
}
