import type { PixMetaOptions, PixOpenOptions, PixPositionOptions } from '../api/PixApi'
import { checkId } from '../lib/checkId'
import { FoyerError } from '../lib/FoyerError'
import type { CallTable, OpeningTable } from '../shell/Family'
import type { PictureSelection } from './manage/ManageWindow'
import type { Picture } from './picture/Picture'

/** The picture library's calls that open no window. */
export const pixCalls = {
  'pix.load': () => import('./picture/loadPicture').then(module => module.loadPicture),
} satisfies CallTable

function checkPicture(picture: Partial<Picture> | null | undefined): void {
  if (typeof picture?.Uri === 'string') return
  throw new FoyerError(
    'CALL_WRONG_ARGUMENT',
    'pix.position got no picture to place. Pass a picture as pix.select or pix.load give it.',
  )
}

/** The picture library's calls that open a window (image-library 1). */
export const pixOpenings = {
  'pix.select': {
    windowName: 'pix.manage',
    read: (argument: PixOpenOptions | ((selection: PictureSelection) => void) = {}) => ({
      options: { isPicker: true },
      ...(typeof argument === 'function'
        ? { onResult: argument }
        : { onResult: argument.onSelect, container: argument.container }),
    }),
  },
  'pix.manage': {
    windowName: 'pix.manage',
    read: ({ onSelect, container }: PixOpenOptions = {}) => ({
      options: { isPicker: !!onSelect },
      onResult: onSelect,
      container,
    }),
  },
  'pix.meta': {
    windowName: 'pix.meta',
    read(pictureId: number, { onSave, container }: PixMetaOptions = {}) {
      checkId('pix.meta', pictureId)
      return { options: { pictureId }, onResult: onSave, container }
    },
  },
  'pix.position': {
    windowName: 'pix.position',
    read(picture: Picture, { position, onPosition, container }: PixPositionOptions = {}) {
      checkPicture(picture)
      return { options: { picture, position }, onResult: onPosition, container }
    },
  },
} satisfies OpeningTable
