/** English texts of organisers, locations and new addresses. */
export const englishEventAddressTexts: Readonly<Record<string, string>> = {}
