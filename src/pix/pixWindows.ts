import type { WindowTable } from '../shell/WindowTable'
import { manageLabels } from './manage/manageLabels'
import { uploadLabels } from './upload/uploadLabels'

/** The picture library's windows (image-library 2.5). */
export const pixWindows = {
  'pix.manage': {
    load: () => import('./manage/ManageWindow').then(module => module.ManageWindow),
    labels: manageLabels,
    headingLabel: 'pix_manage_heading',
    size: { width: 680, height: 630 },
    templateUrl: config => `${config.paths.pixBase}/template/picmanage`,
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    failureReading: 'pix',
  },
  'pix.upload': {
    load: () => import('./upload/UploadDialog').then(module => module.UploadDialog),
    labels: uploadLabels,
    headingLabel: 'process_upload',
    size: { width: 520, height: 420 },
    failureReading: 'pix',
  },
} satisfies WindowTable
