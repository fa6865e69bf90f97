/** The look of one element of a credential form: every CSS property that differs from nothing at all, by its name. */
export type Look = Readonly<Record<string, string>>
