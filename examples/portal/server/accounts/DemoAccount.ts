/** A seeded account whose password the sign-in page of the demo shows openly. */
export interface DemoAccount {
  account: string
  password: string
  firstname: string
  surname: string
  blogAuthor: boolean
}
