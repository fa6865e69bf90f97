import { editorTasks } from '../support/secondPortal/editorTasks'
import { eventTasks } from '../support/secondPortal/eventTasks'
import { layerTasks } from '../support/secondPortal/layerTasks'
import { pictureTasks } from '../support/secondPortal/pictureTasks'
import { registerTasks } from '../support/secondPortal/registerTasks'
import { LONG_SEEDS, testSecondPortal } from '../support/secondPortal/secondPortalTest'

testSecondPortal('[PIX-DATA-22] an independent portal: every task of the library succeeds', LONG_SEEDS, pictureTasks)
testSecondPortal(
  '[EVT-DATA-31] [EVT-DATA-32] [EVT-DATA-33] an independent portal: every task of event management succeeds',
  LONG_SEEDS,
  eventTasks,
)
testSecondPortal(
  '[REG-FRM-12] an independent portal: every task of the registration succeeds',
  LONG_SEEDS,
  registerTasks,
)
testSecondPortal(
  '[REG-TMP-14] [REG-TMP-28] an independent portal: every task of the layers succeeds',
  LONG_SEEDS,
  layerTasks,
)
testSecondPortal(
  '[REG-CALL-40] [REG-CALL-42] [REG-CALL-43] an independent portal: every task of the editor succeeds',
  LONG_SEEDS,
  editorTasks,
)
