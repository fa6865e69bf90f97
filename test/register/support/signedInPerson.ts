/** Data of a person who is signed in, as the portal returns them. The optional values are missing. */
export const signedInPerson = {
  id: 12,
  surname: 'Ahlers',
  firstname: 'Henrike',
  city: 'Stade',
  city_id: 2829901,
  email: 'henrike@x.example',
}
