/** Parts of the picture library's windows that load on demand. */
export const pixParts = {
  listRow: () => import('./manage/parts/PictureRow').then(module => module.PictureRow),
  selectionBar: () => import('./manage/parts/MarkedActions').then(module => module.MarkedActions),
  postPictures: () => import('./upload/uploadWire').then(module => module.postPictures),
  cropPicture: () => import('./crop/CropPicture').then(module => module.CropPicture),
  readFileFacts: () => import('./upload/fit/readPictureFacts').then(module => module.readFileFacts),
  fitFiles: () => import('./upload/fit/FitFiles').then(module => module.FitFiles),
  pictureTooltip: () => import('./manage/parts/PictureTooltip').then(module => module.PictureTooltip),
  shouldReload: () => import('./manage/shouldReload').then(module => module.shouldReload),
  confirmPictures: () => import('./manage/confirmPictures').then(module => module.confirmPictures),
  deleteListed: () => import('./manage/parts/deleteListed').then(module => module.deleteListed),
  pick: () => import('./pick/PickLibrary').then(module => module.PickLibrary),
  keyHelp: () => import('./manage/parts/KeyHelp').then(module => module.KeyHelp),
  completeDescribed: () => import('./fieldCheck/completeDescribed').then(module => module.completeDescribed),
  review: () => import('./manage/review/reviewPart').then(module => module.reviewPart),
}
