/** A person who may be the one that registers, as the contract shows her. */
export interface DoubletCandidate {
  id: number
  firstname: string
  surname: string
  city: string
  /** 'n/a', unless it is the address that was entered. */
  email: string
  addData: {
    profile_image: string
    film6: { id: number }[]
    film5: { id: number }[]
    userId: number[]
  }
}
