import type { PixMetaOptions, PixOpenOptions, PixPositionOptions, PixSelectOptions } from '../api/PixApi'
import { readId } from '../lib/readId'
import { FoyerError } from '../lib/FoyerError'
import { checkPickOptions, pickOptionNames } from '../config/checkPickOptions'
import type { CallTable, OpeningTable } from '../shell/Family'
import type { Picture } from './picture/Picture'

/** Calls of the picture library that open no window. */
export const pixCalls = {
  'pix.load': () => import('./picture/loadPicture').then(module => module.loadPicture),
} satisfies CallTable

function checkPicture(picture: Partial<Picture> | null | undefined): void {
  if (typeof picture?.Uri === 'string') return
  throw new FoyerError(
    'CALL_WRONG_ARGUMENT',
    'pix.position got no picture. Pass one that pix.select or pix.load returned.',
  )
}

/** Calls of the picture library that open a window (image-library 1). */
export const pixOpenings = {
  'pix.select': {
    windowName: 'pix.manage',
    callbackOption: 'onSelect',
    optionNames: ['onSelect', ...pickOptionNames],
    read: (options: PixSelectOptions = {}) => ({
      options: { isPicker: true, limits: checkPickOptions(options) },
      onResult: options.onSelect,
      container: options.container,
    }),
  },
  'pix.manage': {
    windowName: 'pix.manage',
    callbackOption: 'onSelect',
    optionNames: ['onSelect'],
    read: ({ onSelect, container }: PixOpenOptions = {}) => ({
      options: { isPicker: !!onSelect },
      onResult: onSelect,
      container,
    }),
  },
  'pix.meta': {
    windowName: 'pix.meta',
    callbackOption: 'onSave',
    optionNames: ['onSave'],
    read(id: number | string, { onSave, container }: PixMetaOptions = {}) {
      return { options: { pictureId: readId('pix.meta', id) }, onResult: onSave, container }
    },
  },
  'pix.position': {
    windowName: 'pix.position',
    callbackOption: 'onPosition',
    optionNames: ['position', 'crop', 'onPosition'],
    read(picture: Picture, { position, crop, onPosition, container }: PixPositionOptions = {}) {
      checkPicture(picture)
      return { options: { picture, position, crop }, onResult: onPosition, container }
    },
  },
} satisfies OpeningTable
