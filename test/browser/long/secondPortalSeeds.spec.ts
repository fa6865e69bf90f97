import { editorTasks } from '../support/secondPortal/editorTasks'
import { eventTasks } from '../support/secondPortal/eventTasks'
import { layerTasks } from '../support/secondPortal/layerTasks'
import { pictureTasks } from '../support/secondPortal/pictureTasks'
import { registerTasks } from '../support/secondPortal/registerTasks'
import { LONG_SEEDS, testSecondPortal } from '../support/secondPortal/secondPortalTest'

testSecondPortal('[PIX-DATA-22] the library’s tasks against an independent portal', LONG_SEEDS, pictureTasks)
testSecondPortal(
  '[EVT-DATA-31] [EVT-DATA-32] [EVT-DATA-33] the event tasks against an independent portal',
  LONG_SEEDS,
  eventTasks,
)
testSecondPortal('[REG-FRM-12] the registration’s tasks against an independent portal', LONG_SEEDS, registerTasks)
testSecondPortal('[REG-TMP-14] [REG-TMP-28] the layers’ tasks against an independent portal', LONG_SEEDS, layerTasks)
testSecondPortal(
  '[REG-CALL-40] [REG-CALL-42] [REG-CALL-43] the editor’s tasks against an independent portal',
  LONG_SEEDS,
  editorTasks,
)
