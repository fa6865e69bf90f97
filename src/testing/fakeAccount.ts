/** The account with which a person can log in to the fake portal. */
export const fakeAccount = { name: 'eva@portal.test', password: 'Uferlicht-2026' } as const
