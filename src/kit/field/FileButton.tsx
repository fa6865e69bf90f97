import { useRef, type ComponentProps } from 'react'
import { Button } from '../control/Button'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What the file dialog offers, such as `.jpg,.png`; a person can still choose anything. */
  accept?: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that opens the system's file dialog. */
export function FileButton({ accept, isMultiple = false, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Emptied, so that the same file can be chosen again after a mistake.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
