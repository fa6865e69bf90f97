import { polishEventAddressTexts } from './polishEventAddressTexts'
import { polishEventDetailTexts } from './polishEventDetailTexts'
import { polishEventOverviewTexts } from './polishEventOverviewTexts'
import { polishEventTopicsTexts } from './polishEventTopicsTexts'

/** Polish texts of event management. */
export const polishEventTexts: Readonly<Record<string, string>> = {
  ...polishEventAddressTexts,
  ...polishEventDetailTexts,
  ...polishEventOverviewTexts,
  ...polishEventTopicsTexts,
}
