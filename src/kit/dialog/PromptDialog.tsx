import { type ReactNode, useRef, useState } from 'react'
import { TextField } from '../field/TextField'
import { DialogLayout } from './DialogLayout'

interface PromptDialogProps {
  heading: string
  text?: ReactNode
  fieldLabel: string
  defaultValue?: string
  /** Further content below the field. */
  extra?: ReactNode
  okText: string
  cancelText: string
  onOk: (value: string) => void
  onCancel: () => void
}

/** Asks for a line of text. OK and Enter submit the text, Escape is Cancel. */
export function PromptDialog({
  heading,
  text,
  fieldLabel,
  defaultValue = '',
  extra,
  okText,
  cancelText,
  onOk,
  onCancel,
}: PromptDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(defaultValue)
  return (
    <DialogLayout
      role="dialog"
      {...{ heading, okText, cancelText, onCancel }}
      onOk={() => onOk(value)}
      initialFocus={field}
    >
      {text}
      <TextField label={fieldLabel} value={value} onChange={setValue} ref={field} />
      {extra}
    </DialogLayout>
  )
}
