import { eventTasks } from './support/secondPortal/eventTasks'
import { NORMAL_SEEDS, testSecondPortal } from './support/secondPortal/secondPortalTest'

testSecondPortal(
  '[EVT-DATA-31] [EVT-DATA-32] [EVT-DATA-33] an independent portal: events are listed, found, changed without a loss, created, published and deleted',
  NORMAL_SEEDS,
  eventTasks,
)
