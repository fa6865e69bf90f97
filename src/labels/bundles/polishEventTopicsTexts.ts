/** Polish texts of an event's categories and keywords. */
export const polishEventTopicsTexts: Readonly<Record<string, string>> = {}
