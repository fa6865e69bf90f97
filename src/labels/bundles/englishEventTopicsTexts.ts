/** English texts of an event's categories and keywords. */
export const englishEventTopicsTexts: Readonly<Record<string, string>> = {}
