/** Every option of FoyerConfig; what each must be says `configShape`. The boot file carries them: one text, in the order that packs best. */
export const configNames =
  'supportLink templates standalone language selectors nonce languageSelect auth idempotency errorLogUrl project autocomplete paths event locale homeUrl projects theme hosts translations reload maps register closeSideLayer customer container createLabels checkFields checkForFields callbacks pix overlayClose'.split(
    ' ',
  )
