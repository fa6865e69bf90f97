/** The accounts of the seed, by what they may do; their ids are 1001 and 1002. */
export const seededAccount = {
  /** May write articles, and has more than one page of pictures. */
  author: 'henrike.ahlers@kulturportal.example',
  reader: 'matthis.vossberg@kulturportal.example',
}
