import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../kit/field/Checkbox'
import { cssVar } from '../../../kit/theme/tokens'

interface BulkSectionProps {
  readonly label: string
  readonly isTicked: boolean
  onTick(isTicked: boolean): void
  /** The fields, shown while it is ticked. */
  readonly children: ReactNode
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${cssVar('space-2')};
  padding-block: ${cssVar('space-2')};
  border-block-end: 1px solid ${cssVar('border')};
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
  justify-self: stretch;
  padding-inline-start: 30px;
  padding-block-end: ${cssVar('space-2')};
`

/** Something that can be changed: only what is ticked is, and only then its fields show. */
export function BulkSection({ label, isTicked, onTick, children }: BulkSectionProps) {
  return (
    <Box>
      <Checkbox label={label} isChecked={isTicked} onChange={onTick} />
      {isTicked && <Fields>{children}</Fields>}
    </Box>
  )
}
