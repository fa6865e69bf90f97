import { Crop } from 'lucide'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'

interface CroppablePreviewProps {
  /** The preview of the picture. */
  readonly children: ReactNode
  readonly isDisabled?: boolean
  /** Undefined if the picture can't be cropped. */
  readonly onCrop: (() => void) | undefined
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${cssVar('space-1')};
  & > :first-child {
    justify-self: stretch;
  }
`

/**
 * A preview with the button that opens the window for cropping. The preview and the button are in one slot, so that a
 * portal's template without a slot for the button shows the button too.
 */
export function CroppablePreview({ children, isDisabled = false, onCrop }: CroppablePreviewProps) {
  const t = useLabels<'pix_crop'>()
  return (
    <Stack>
      {children}
      {onCrop && (
        <Button variant="quiet" size="small" icon={Crop} disabled={isDisabled} onClick={onCrop}>
          {t('pix_crop')}
        </Button>
      )}
    </Stack>
  )
}
