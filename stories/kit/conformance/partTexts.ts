/** Texts of every part in the conformance suite. Their long German words could overflow a narrow window. */
export const partTexts = {
  label: 'Urheberrechtsvereinbarung',
  hint: 'Erscheint in der Veranstaltungsübersicht der Kulturlandschaftspflegevereinigung.',
  error: 'Die Nutzungsvereinbarung ist unvollständig.',
} as const
