/** Every option of FoyerConfig; what each must be says `configShape`. The boot file carries it: one text, in the order that packs best. */
export const configNames =
  'standalone theme projects container callbacks errorLogUrl templates hosts checkFields checkForFields createLabels language project paths languageSelect pix selectors homeUrl supportLink translations nonce autocomplete event maps customer locale auth closeSideLayer register reload overlayClose'
