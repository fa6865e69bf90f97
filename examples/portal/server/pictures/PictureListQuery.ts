/** One page of a list of pictures: how many to skip, how many at most, and the text filter. */
export interface PictureListQuery {
  from: number
  limit: number
  filter: string
}
