import { CalendarPlus } from 'lucide'
import { type DragEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { DropArea } from '../../../kit/field/DropArea'
import { useLabels } from '../../../labels/useLabels'
import type { ImportSource } from '../ImportSource'
import { useEventPaste } from '../useEventPaste'

interface ImportAreaProps {
  onSource(source: ImportSource): void
  /**
   * True when nothing is accepted. The area then also stops the browser from opening a dropped file in place of the
   * page.
   */
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

const Content = styled.div`
  display: contents;
`

/** Content that also accepts dropped files, and pasted files and texts with events. */
export function ImportArea({ onSource, isDisabled = false, children }: ImportAreaProps) {
  const t = useLabels<'event_import_drop'>()
  const area = useRef<HTMLDivElement>(null)
  useEventPaste(area, isDisabled ? undefined : onSource)
  const refuse = (event: DragEvent) => {
    if (!isDisabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  return (
    <DropArea
      icon={CalendarPlus}
      text={t('event_import_drop')}
      isDisabled={isDisabled}
      onFiles={(files, { entries } = {}) => onSource(entries ? { entries } : { files })}
    >
      <Content ref={area} onDragOver={refuse} onDrop={refuse}>
        {children}
      </Content>
    </DropArea>
  )
}
