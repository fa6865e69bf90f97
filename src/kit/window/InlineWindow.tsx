import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { LiveRegion } from '../control/LiveRegion'
import { cssVar } from '../theme/tokens'
import { refuseFileDrops } from './openModal'
import type { WindowSize } from './ModalDialog'

interface InlineWindowProps {
  /** The window's name until its heading shows. */
  label: string
  /** Id of the window's heading. */
  labelledBy?: string
  size: WindowSize
  onClick?: () => void
  children: ReactNode
}

const Area = styled.section<{ $height: number | undefined }>`
  display: flex;
  flex-direction: column;
  min-height: ${({ $height }) => ($height === undefined ? 'auto' : `${$height}px`)};
  height: 100%;
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius-window')};
  overflow: clip;
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
`

/**
 * A window that is not modal. It fills an area that the page gives to the library. Unless `isFitted`, it is at least as
 * high as the modal window.
 */
export function InlineWindow({ label, labelledBy, size, onClick, children }: InlineWindowProps) {
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const life = new AbortController()
    if (area.current) refuseFileDrops(area.current, life.signal)
    return () => life.abort()
  }, [])
  return (
    <Area
      ref={area}
      part="window"
      onClick={onClick}
      aria-label={label}
      aria-labelledby={labelledBy}
      $height={size.isFitted ? undefined : size.height}
    >
      <LiveRegion />
      {children}
    </Area>
  )
}
