import { englishEventAddressTexts } from './englishEventAddressTexts'
import { englishEventDetailTexts } from './englishEventDetailTexts'
import { englishEventOverviewTexts } from './englishEventOverviewTexts'
import { englishEventTopicsTexts } from './englishEventTopicsTexts'

/** English texts of event management. */
export const englishEventTexts: Readonly<Record<string, string>> = {
  ...englishEventAddressTexts,
  ...englishEventDetailTexts,
  ...englishEventOverviewTexts,
  ...englishEventTopicsTexts,
}
