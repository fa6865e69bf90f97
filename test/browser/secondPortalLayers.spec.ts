import { layerTasks } from './support/secondPortal/layerTasks'
import { NORMAL_SEEDS, testSecondPortal } from './support/secondPortal/secondPortalTest'

testSecondPortal(
  '[REG-TMP-14] [REG-TMP-28] an independent portal: people log in, register, ask for a password, and begin with a temporary account',
  NORMAL_SEEDS,
  layerTasks,
)
