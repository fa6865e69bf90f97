import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import type { useCreateWindow } from './useCreateWindow'

const Fields = styled.fieldset`
  display: contents;
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`

interface CreateFieldsProps extends Pick<ReturnType<typeof useCreateWindow>, 'place' | 'isRunning'> {
  readonly children: ReactNode
}

/** The fields of a window that creates several events; disabled during a run. */
export function CreateFields({ place, isRunning, children }: CreateFieldsProps) {
  return (
    <Fields ref={place} disabled={isRunning}>
      <Stack>{children}</Stack>
    </Fields>
  )
}
