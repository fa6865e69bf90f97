import { ImageUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { cssVar } from '../theme/cssVar'
import { useFileDrop } from './useFileDrop'

interface DropAreaProps {
  /** Shown over the content while files are dragged over it. */
  text: string
  isDisabled?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
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

/** Content that also takes dropped files, such as the picture list itself. */
export function DropArea({ text, isDisabled = false, onFiles, children }: DropAreaProps) {
  const { isOver, dropProps } = useFileDrop(onFiles, isDisabled)
  return (
    <Area {...dropProps}>
      {children}
      {isOver && (
        <Veil>
          <Icon of={ImageUp} size={32} />
          {text}
        </Veil>
      )}
    </Area>
  )
}
