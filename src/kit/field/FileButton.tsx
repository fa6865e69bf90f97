import { useRef, useState, type ComponentProps } from 'react'
import { Button } from '../control/Button'
import type { FileSource } from './useFileDrop'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The types that the file dialog offers, such as `.jpg,.png`. A person can still choose any file. */
  accept?: string
  onFiles: (files: File[], source?: FileSource) => void
}

/** A button that opens the system's file dialog for one or more files. */
export function FileButton({ accept, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [round, setRound] = useState(0)
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        key={round}
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (typeof DataTransfer === 'function') {
            // Cleared, so that the same file can be chosen again.
            currentTarget.value = ''
            if (files.length > 0) onFiles(files)
          } else if (files.length > 0) {
            // The caller keeps this input with its files, because in this browser a script can't fill an input. A new
            // input replaces it here.
            setRound(count => count + 1)
            onFiles(files, { input: currentTarget })
          }
        }}
      />
    </>
  )
}
