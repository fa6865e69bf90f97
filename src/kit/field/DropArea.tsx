import { type IconNode, ImageUp } from 'lucide'
import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { cssVar } from '../theme/tokens'
import { type FileSource, useFileDrop, useFilePaste } from './useFileDrop'

interface DropAreaProps {
  /** Text that covers the content while files are dragged over it. */
  text: string
  /** Icon above the text. */
  icon?: IconNode
  isDisabled?: boolean
  onFiles: (files: File[], source?: FileSource) => void
  /**
   * Receives pasted files. In a dialog, these are the files that are pasted anywhere in the dialog while no newer
   * dialog is open. Without a dialog, these are the files that are pasted into the content itself. If `onPaste` is
   * absent, pasting does nothing.
   */
  onPaste?: (files: File[]) => void
  children: ReactNode
}

const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  @media (min-height: 400px) {
    min-height: 0;
  }
`
const Veil = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${cssVar('space-2')};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${cssVar('space-2')};
  border: 2px dashed ${cssVar('accent')};
  border-radius: ${cssVar('radius')};
  background: color-mix(in srgb, ${cssVar('accent-soft')} 92%, transparent);
  color: ${cssVar('accent-text')};
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
  pointer-events: none;
`

/** Content that also accepts dropped and pasted files, such as the picture list. */
export function DropArea({ text, icon = ImageUp, isDisabled = false, onFiles, onPaste, children }: DropAreaProps) {
  const { isOver, dropProps } = useFileDrop(onFiles, isDisabled)
  const area = useRef<HTMLDivElement>(null)
  useFilePaste(area, isDisabled ? undefined : onPaste)
  return (
    <Area {...dropProps} ref={area}>
      {children}
      {isOver && (
        <Veil>
          <Icon of={icon} size={32} />
          {text}
        </Veil>
      )}
    </Area>
  )
}
