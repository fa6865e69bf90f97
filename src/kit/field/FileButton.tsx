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
            // Without this, the browser would not report the same file if a person chooses it again.
            currentTarget.value = ''
            if (files.length > 0) onFiles(files)
          } else if (files.length > 0) {
            // In a browser without the constructor `DataTransfer`, a script can't fill an input. So the caller keeps
            // this input, to upload the files from it. The new key renders another input for the next choice.
            setRound(count => count + 1)
            onFiles(files, { input: currentTarget })
          }
        }}
      />
    </>
  )
}
