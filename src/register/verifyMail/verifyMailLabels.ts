/** Every label of the window verifymail. */
export const verifyMailLabels = [
  'register_verifymail_heading',
  'register_verifymail_registered_text',
  'register_verifymail_provider_text',
  'register_verifymail_registered',
  'register_verifymail_provider',
] as const
