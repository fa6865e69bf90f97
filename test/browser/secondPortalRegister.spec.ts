import { registerTasks } from './support/secondPortal/registerTasks'
import { NORMAL_SEEDS, testSecondPortal } from './support/secondPortal/secondPortalTest'

testSecondPortal(
  '[REG-FRM-12] an independent portal: people log in, register, are recognised and redeem a voucher',
  NORMAL_SEEDS,
  registerTasks,
)
