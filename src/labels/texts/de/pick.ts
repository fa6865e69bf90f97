/** German texts of the picture library while the page limits the choice, for example to a number of pictures. */
export const germanPickTexts: Readonly<Record<string, string>> = {
  pix_pick_most: 'Wählen Sie höchstens {COUNT} Bilder.',
  pix_pick_most_one: 'Wählen Sie ein Bild.',
  pix_pick_most_other: 'Wählen Sie höchstens {COUNT} Bilder.',
  pix_pick_full: 'Höchstens {COUNT} Bilder sind möglich. Heben Sie eine Markierung auf, um ein anderes zu wählen.',
  pix_pick_full_one: 'Nur ein Bild ist möglich. Heben Sie die Markierung auf, um ein anderes zu wählen.',
  pix_pick_full_other:
    'Höchstens {COUNT} Bilder sind möglich. Heben Sie eine Markierung auf, um ein anderes zu wählen.',
  pix_pick_width: 'Die Breite muss mindestens {WIDTH} px sein.',
  pix_pick_ratio: 'Das Seitenverhältnis muss {RATIO} sein.',
  pix_pick_too_narrow: 'Schmaler als {WIDTH} px',
  pix_pick_wrong_ratio: 'Nicht im Verhältnis {RATIO}',
  pix_pick_gone: 'Bilder der bisherigen Auswahl, die es nicht mehr gibt: {COUNT}.',
  pix_pick_gone_one: 'Ein Bild der bisherigen Auswahl gibt es nicht mehr.',
  pix_pick_gone_other: '{COUNT} Bilder der bisherigen Auswahl gibt es nicht mehr.',
  pix_pick_unfit: 'Bilder der bisherigen Auswahl, die nicht passen und deshalb nicht markiert sind: {COUNT}.',
  pix_pick_unfit_one: 'Ein Bild der bisherigen Auswahl passt nicht und ist deshalb nicht markiert.',
  pix_pick_unfit_other: '{COUNT} Bilder der bisherigen Auswahl passen nicht und sind deshalb nicht markiert.',
  pix_pick_unchecked:
    'Die bisherige Auswahl konnte nicht geprüft werden. Bilder, die nicht passen, werden nicht eingefügt.',
  pix_pick_nothing: 'Kein Bild ist markiert.',
  pix_pick_take_none: 'Ohne Bild übernehmen',
  pix_pick_no_series: 'Die Serie für diese Stelle gibt es nicht mehr. Sie sehen alle Bilder.',
}
