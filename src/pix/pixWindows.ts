import type { WindowTable } from '../shell/WindowTable'

/** The picture library's windows (image-library 2.5). */
export const pixWindows = {
  'pix.manage': {
    load: () => import('./manage/ManageWindow').then(module => module.ManageWindow),
    headingLabel: 'pix_manage_heading',
    skeleton: 'tiles',
    size: { width: 680, height: 630 },
    templateUrl: config => `${config.paths.pixBase}/template/picmanage`,
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    failureReading: 'pix',
  },
  'pix.position': {
    load: () => import('./position/PositionWindow').then(module => module.PositionWindow),
    headingLabel: 'pix_position_heading',
    templateUrl: config => `${config.paths.pixBase}/template/picposition`,
    size: { width: 680, height: 630 },
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    failureReading: 'pix',
  },
  'pix.meta': {
    load: () => import('./meta/PictureMetaWindow').then(module => module.PictureMetaWindow),
    headingLabel: 'pix_meta_heading',
    templateUrl: config => `${config.paths.pixBase}/template/picmeta`,
    size: { width: 680, height: 630 },
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    failureReading: 'pix',
  },
  'pix.seriesMeta': {
    load: () => import('./seriesMeta/SeriesMetaWindow').then(module => module.SeriesMetaWindow),
    headingLabel: 'pix_series_heading',
    templateUrl: config => `${config.paths.pixBase}/template/picseriesmeta`,
    size: { width: 680, height: 630 },
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    failureReading: 'pix',
  },
  'pix.fieldCheck': {
    load: () => import('./fieldCheck/FieldCheckWindow').then(module => module.FieldCheckWindow),
    headingLabel: 'pix_check_heading',
    templateUrl: config => `${config.paths.pixBase}/template/picfieldcheck`,
    size: { width: 680, height: 630 },
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    failureReading: 'pix',
  },
  'pix.bulkEdit': {
    load: () => import('./bulkEdit/BulkEditWindow').then(module => module.BulkEditWindow),
    headingLabel: 'pix_bulk_heading',
    size: { width: 560, height: 560, isFitted: true },
    supportUrl: config => `${config.hosts.support}/support`,
    failureReading: 'pix',
  },
  'pix.upload': {
    load: () => import('./upload/UploadDialog').then(module => module.UploadDialog),
    headingLabel: 'process_upload',
    size: { width: 520, height: 560, isFitted: true },
    failureReading: 'pix',
  },
} satisfies WindowTable
