/** A language that the layers and their mails speak. */
export type Language = 'de' | 'en' | 'pl'
