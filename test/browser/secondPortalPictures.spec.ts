import { pictureTasks } from './support/secondPortal/pictureTasks'
import { NORMAL_SEEDS, testSecondPortal } from './support/secondPortal/secondPortalTest'

testSecondPortal(
  '[PIX-DATA-22] an independent portal: pictures are found, uploaded, described, grouped, cropped, checked, chosen and placed',
  NORMAL_SEEDS,
  pictureTasks,
)
