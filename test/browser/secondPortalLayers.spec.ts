import { layerTasks } from './support/secondPortal/layerTasks'
import { NORMAL_SEEDS, testSecondPortal } from './support/secondPortal/secondPortalTest'

testSecondPortal(
  '[REG-TMP-14] [REG-TMP-28] a portal that nobody here wrote: people log in, register, ask for a password, and begin with a temporary account',
  NORMAL_SEEDS,
  layerTasks,
)
