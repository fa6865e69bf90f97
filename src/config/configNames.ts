/** Every option of FoyerConfig; what each must be says `configShape`. The boot file carries it: one text, in the order that packs best. */
export const configNames =
  'supportLink translations nonce theme event errorLogUrl createLabels locale homeUrl callbacks projects project standalone hosts pix selectors auth templates autocomplete paths languageSelect maps language container closeSideLayer customer checkFields register checkForFields reload overlayClose'
