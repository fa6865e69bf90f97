import { eventTasks } from '../support/secondPortal/eventTasks'
import { pictureTasks } from '../support/secondPortal/pictureTasks'
import { LONG_SEEDS, testSecondPortal } from '../support/secondPortal/secondPortalTest'

testSecondPortal('[PIX-DATA-22] the library’s tasks against a portal that nobody here wrote', LONG_SEEDS, pictureTasks)
testSecondPortal(
  '[EVT-DATA-31] [EVT-DATA-32] [EVT-DATA-33] the event tasks against a portal that nobody here wrote',
  LONG_SEEDS,
  eventTasks,
)
