import { editorTasks } from './support/secondPortal/editorTasks'
import { NORMAL_SEEDS, testSecondPortal } from './support/secondPortal/secondPortalTest'

testSecondPortal(
  '[REG-CALL-40] [REG-CALL-42] [REG-CALL-43] an independent portal: articles are edited, posts written and deleted, texts and languages shown',
  NORMAL_SEEDS,
  editorTasks,
)
