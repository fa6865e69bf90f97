import type { WindowEntry, WindowTable } from '../shell/WindowTable'

/** Settings of every larger window of the library. */
const large = {
  size: { width: 680, height: 630 },
  supportUrl: ({ hosts }) => `${hosts.support}/support`,
  canGoFullscreen: true,
  failureReading: 'pix',
} satisfies Partial<WindowEntry>

/** Returns the function that gives the address of the portal's template. */
const templateAt =
  (name: string): WindowEntry['templateUrl'] =>
  ({ paths }) =>
    `${paths.pixBase}/template/${name}`

/** The picture library's windows (image-library 2.5). */
export const pixWindows = {
  'pix.manage': {
    load: () => import('./manage/ManageWindow').then(module => module.ManageWindow),
    headingLabel: 'pix_manage_heading',
    skeleton: 'tiles',
    templateUrl: templateAt('picmanage'),
    ...large,
  },
  'pix.position': {
    load: () => import('./position/PositionWindow').then(module => module.PositionWindow),
    headingLabel: 'pix_position_heading',
    templateUrl: templateAt('picposition'),
    ...large,
  },
  'pix.meta': {
    load: () => import('./meta/PictureMetaWindow').then(module => module.PictureMetaWindow),
    headingLabel: 'pix_meta_heading',
    templateUrl: templateAt('picmeta'),
    ...large,
  },
  'pix.seriesMeta': {
    load: () => import('./seriesMeta/SeriesMetaWindow').then(module => module.SeriesMetaWindow),
    headingLabel: 'pix_series_heading',
    templateUrl: templateAt('picseriesmeta'),
    ...large,
  },
  'pix.fieldCheck': {
    load: () => import('./fieldCheck/FieldCheckWindow').then(module => module.FieldCheckWindow),
    headingLabel: 'pix_check_heading',
    templateUrl: templateAt('picfieldcheck'),
    ...large,
  },
  'pix.crop': {
    load: () => import('./crop/CropWindow').then(module => module.CropWindow),
    headingLabel: 'pix_crop',
    ...large,
  },
  'pix.bulkEdit': {
    load: () => import('./bulkEdit/BulkEditWindow').then(module => module.BulkEditWindow),
    headingLabel: 'pix_bulk_heading',
    size: { width: 560, height: 560, isFitted: true },
    supportUrl: large.supportUrl,
    failureReading: 'pix',
  },
  'pix.upload': {
    load: () => import('./upload/UploadDialog').then(module => module.UploadDialog),
    headingLabel: 'process_upload',
    size: { width: 520, height: 560, isFitted: true },
    failureReading: 'pix',
  },
} satisfies WindowTable
