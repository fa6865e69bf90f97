/** The genders that the temporary-account form offers. */
export const genderIds = [1, 2, 3, 4] as const
