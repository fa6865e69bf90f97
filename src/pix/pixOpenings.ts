import type { PixOpenOptions } from '../api/PixApi'
import type { OpeningTable } from '../shell/OpeningTable'
import type { PictureSelection } from './manage/ManageOptions'

/** The picture library's calls that open a window (image-library 1). */
export const pixOpenings = {
  'pix.select': (argument: PixOpenOptions | ((selection: PictureSelection) => void) = {}) => ({
    windowName: 'pix.manage',
    options: { isPicker: true },
    ...(typeof argument === 'function' ? { onResult: argument } : { onResult: argument.onSelect, container: argument.container }),
  }),
  'pix.manage': ({ onSelect, container }: PixOpenOptions = {}) => ({ windowName: 'pix.manage', options: { isPicker: !!onSelect }, onResult: onSelect, container }),
} satisfies OpeningTable
