import { ImageUp } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { cssVar } from '../theme/tokens'
import { FileButton } from './FileButton'
import { useFileDrop } from './useFileDrop'

interface DropZoneProps {
  /** What to do, such as 'Drop pictures here'. */
  text: string
  /** Allowed types and sizes, in words. */
  hint?: string
  /** The text of the button that opens the file dialog. */
  buttonText: string
  accept?: string
  isMultiple?: boolean
  isDisabled?: boolean
  /** Everything that was dropped or chosen, also what `accept` does not name. */
  onFiles: (files: File[]) => void
}

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-5')} ${cssVar('space-4')};
  border: 1.5px dashed ${({ $isOver }) => cssVar($isOver ? 'accent' : 'border-strong')};
  border-radius: ${cssVar('radius')};
  background: ${({ $isOver }) => cssVar($isOver ? 'accent-soft' : 'surface-sunken')};
  color: ${({ $isOver }) => cssVar($isOver ? 'accent-text' : 'text-soft')};
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
  transition: background-color ${cssVar('motion-fast')} ${cssVar('ease')};
`
const Text = styled.p`
  color: ${cssVar('text')};
  font-weight: 500;
`
const Hint = styled.p`
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`

/** A place that takes files, dropped or chosen. */
export function DropZone({
  text,
  hint,
  buttonText,
  accept,
  isMultiple = false,
  isDisabled = false,
  onFiles,
}: DropZoneProps) {
  const { isOver, dropProps } = useFileDrop(onFiles, isDisabled)
  return (
    <Zone {...dropProps} $isOver={isOver}>
      <Icon of={ImageUp} size={32} />
      <Text>{text}</Text>
      {hint !== undefined && <Hint>{hint}</Hint>}
      <FileButton accept={accept} isMultiple={isMultiple} disabled={isDisabled} onFiles={onFiles}>
        {buttonText}
      </FileButton>
    </Zone>
  )
}
