/** The options of an object by the kind of their value, as `typeof` names it; names are parted by blanks. */
export type OptionShape = Readonly<Record<string, string>>
