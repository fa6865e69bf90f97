/** Seeded accounts by their rights; their ids are 1001 to 1003. */
export const seededAccount = {
  /** May write articles, and has more than one page of pictures. */
  author: 'henrike.ahlers@kulturportal.example',
  reader: 'matthis.vossberg@kulturportal.example',
  /** Its address fits the layers' rule, which allows top-level domains of four characters at most. */
  layerMember: 'jette.brandt@uferland.test',
}
