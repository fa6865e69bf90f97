import { loadAllPictures } from './loadAllPictures'
import { ReviewBar } from './ReviewBar'
import { reviewPictures } from './reviewPictures'

/** Everything that only a review needs; loaded when the first one is wished for. */
export const reviewPart = { loadAllPictures, reviewPictures, ReviewBar }
