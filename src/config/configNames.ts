/** Every option of FoyerConfig; what each must be says `configShape`. The boot file carries them: one text, in the order that packs best. */
export const configNames =
  'supportLink errorLogUrl homeUrl hosts nonce language selectors event locale languageSelect templates checkFields project theme translations checkForFields pix projects reload maps standalone auth autocomplete paths register customer callbacks container closeSideLayer createLabels idempotency overlayClose'.split(
    ' ',
  )
