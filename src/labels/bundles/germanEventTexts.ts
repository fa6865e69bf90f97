import { germanEventAddressTexts } from './germanEventAddressTexts'
import { germanEventDetailTexts } from './germanEventDetailTexts'
import { germanEventOverviewTexts } from './germanEventOverviewTexts'
import { germanEventTopicsTexts } from './germanEventTopicsTexts'

/** German texts of event management. */
export const germanEventTexts: Readonly<Record<string, string>> = {
  ...germanEventAddressTexts,
  ...germanEventDetailTexts,
  ...germanEventOverviewTexts,
  ...germanEventTopicsTexts,
}
