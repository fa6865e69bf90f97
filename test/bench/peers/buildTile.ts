import { fitIntoBox } from '../../../src/lib/fitIntoBox'
import type { Picture } from '../../../src/pix/picture/Picture'
import { pictureThumbnail } from '../../../src/pix/picture/pictureThumbnail'
import { TILE_SIZE } from '../../../src/pix/manage/manageModel'
import { buildElement } from './buildElement'
import { buildIcon } from './buildIcon'
import { tileTexts } from './tileTexts'

/**
 * Builds the elements of one picture tile by DOM functions only, for comparison with a tile of Foyer's picture library.
 */
export function buildTile(picture: Picture, index: number, column: number, height: number): HTMLElement {
  const { name, title, size, credit, keywords, isShared, shareText, mark } = tileTexts(picture)
  const { width, height: pictureHeight } = fitIntoBox(picture.Width, picture.Height, TILE_SIZE)
  const tabindex = index === 0 ? '0' : '-1'
  return buildElement(
    'div',
    {
      role: 'gridcell',
      class: 'tile',
      'aria-colindex': String(column + 1),
      'aria-selected': 'false',
      tabindex,
      'data-index': String(index),
    },
    buildElement(
      'div',
      { class: 'mat', style: `height: ${height}px` },
      buildElement('img', {
        src: pictureThumbnail('/image', picture.Uri, 'tile', TILE_SIZE, devicePixelRatio),
        alt: name,
        width: String(width),
        height: String(pictureHeight),
        loading: 'lazy',
        decoding: 'async',
        draggable: 'false',
      }),
    ),
    buildElement('div', { class: 'title', 'aria-hidden': 'true' }, title),
    buildElement(
      'div',
      { class: 'meta' },
      buildElement('span', {}, size),
      buildElement(
        'span',
        { class: isShared ? 'share isActive' : 'share' },
        buildIcon('users', 14),
        buildElement('span', { class: 'hidden' }, shareText),
      ),
    ),
    buildElement('div', { class: 'meta' }, buildElement('span', {}, credit)),
    ...(keywords ? [buildElement('div', { class: 'meta' }, buildElement('span', {}, keywords))] : []),
    buildElement('input', { type: 'checkbox', class: 'check', tabindex: '-1', 'aria-label': mark }),
    buildElement(
      'button',
      {
        type: 'button',
        class: 'edit',
        tabindex,
        'data-action': 'edit',
        'aria-label': 'Bearbeiten',
        title: 'Bearbeiten',
      },
      buildIcon('pencil', 16),
    ),
    buildElement(
      'button',
      { type: 'button', class: 'delete', tabindex, 'data-action': 'delete', 'aria-label': 'Löschen', title: 'Löschen' },
      buildIcon('trash', 16),
    ),
    buildElement(
      'button',
      { type: 'button', class: 'insert', tabindex, 'data-action': 'insert', style: `top: ${height - 40}px` },
      'Einfügen',
    ),
  )
}
