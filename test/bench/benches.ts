import type { Bench } from './Bench'
import { coldOpen } from './rows/coldOpen'
import { eventOpen } from './rows/eventOpen'
import { eventSave } from './rows/eventSave'
import { eventScroll } from './rows/eventScroll'
import { eventTyping } from './rows/eventTyping'
import { fitFiles } from './rows/fitFiles'
import { groupCopies } from './rows/groupCopies'
import { listElements } from './rows/listElements'
import { listFling } from './rows/listFling'
import { listFrames } from './rows/listFrames'
import { listHeap } from './rows/listHeap'
import { listInput } from './rows/listInput'
import { longTasks } from './rows/longTasks'
import { markMany } from './rows/markMany'
import { metaOpen } from './rows/metaOpen'
import { openClose } from './rows/openClose'
import { peerLists } from './rows/peerLists'
import { peerWindows } from './rows/peerWindows'
import { portalRates } from './rows/portalRates'
import { restoreList } from './rows/restoreList'
import { slowLine } from './rows/slowLine'
import { uploadFiles } from './rows/uploadFiles'
import { warmOpen } from './rows/warmOpen'

/** All benches, in the order in which they run. */
export const benches: readonly Bench[] = [
  { name: 'warmOpen', run: warmOpen },
  { name: 'coldOpen', run: coldOpen },
  { name: 'longTasks', run: longTasks },
  { name: 'slowLine', run: slowLine },
  { name: 'listElements', run: listElements },
  { name: 'listFrames', run: listFrames },
  { name: 'listFling', run: listFling },
  { name: 'listInput', run: listInput },
  { name: 'listHeap', run: listHeap },
  { name: 'portalRates', run: portalRates },
  { name: 'openClose', run: openClose },
  { name: 'metaOpen', run: metaOpen },
  { name: 'markMany', run: markMany },
  { name: 'groupCopies', run: groupCopies },
  { name: 'restoreList', run: restoreList },
  { name: 'uploadFiles', run: uploadFiles },
  { name: 'fitFiles', run: fitFiles },
  { name: 'peerWindows', run: peerWindows },
  { name: 'peerLists', run: peerLists },
  { name: 'eventOpen', run: eventOpen },
  { name: 'eventScroll', run: eventScroll },
  { name: 'eventTyping', run: eventTyping },
  { name: 'eventSave', run: eventSave },
]
