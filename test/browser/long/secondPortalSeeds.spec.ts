import { pictureTasks } from '../support/secondPortal/pictureTasks'
import { LONG_SEEDS, testSecondPortal } from '../support/secondPortal/secondPortalTest'

testSecondPortal('[PIX-DATA-22] the library’s tasks against a portal that nobody here wrote', LONG_SEEDS, pictureTasks)
