import { ImageOff } from 'lucide'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { WindowBody } from '../../../kit/window/WindowBody'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { CropLabel } from '../cropLabels'
import type { CropRefusal } from '../openOriginal'

const REASONS: Readonly<Record<CropRefusal | 'foreign', CropLabel>> = {
  foreign: 'pix_crop_foreign',
  broken: 'pix_crop_broken',
  tooManyPixels: 'pix_crop_too_many_pixels',
  noCanvas: 'pix_crop_no_canvas',
  typeRefused: 'pix_crop_type_refused',
}

interface CropRefusedProps {
  readonly refusal: CropRefusal | 'foreign'
  /** The server of the file, for `foreign`. */
  readonly host?: string
}

/** Shows the reason why a picture can't be cropped. */
export function CropRefused({ refusal, host = '' }: CropRefusedProps) {
  const { close } = useShell()
  const t = useLabels<CropLabel>()
  return (
    <WindowBody>
      <EmptyState
        icon={ImageOff}
        heading={t(REASONS[refusal], { HOST: host })}
        action={
          <Button variant="primary" autoFocus onClick={close}>
            {t('ui_close')}
          </Button>
        }
      />
    </WindowBody>
  )
}
