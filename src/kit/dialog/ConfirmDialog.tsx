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
