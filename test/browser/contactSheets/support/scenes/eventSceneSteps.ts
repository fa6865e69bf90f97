import type { EventTab } from '../../../../../src/api/EventApi'
import type { Foyer } from '../../../../../src/api/Foyer'
import type { SceneStage } from '../SceneStage'

declare const foyer: Foyer

/** Opens the overview of the events. */
export const openOverview = async ({ page }: SceneStage) => {
  await page.evaluate(() => foyer.event.overview().opened)
}

/** Opens the first event that is of the type 'single' and has a picture. */
export const openFirst = async ({ page }: SceneStage, tab: EventTab = 'Event') => {
  await page.evaluate(async wanted => {
    const answer = (await (await fetch('/event/api/event_cluster?Customer=uferland&search=&date=&p=1')).json()) as {
      EventClusters: { Id: number; IdEventType: number; Pictures: unknown[] | null }[]
    }
    const found = answer.EventClusters.find(({ IdEventType, Pictures }) => IdEventType === 1 && Pictures)
    await foyer.event.detail(found!.Id, { tab: wanted }).opened
  }, tab)
}

/**
 * Turns the form's help off and waits until the bubbles are gone, which takes a moment. Without the wait, a field would
 * move while its list is open.
 */
export const hideHelp = async (stage: SceneStage) => {
  await stage.page.getByRole('switch', { name: stage.say('event_info') }).uncheck()
  await stage.page.getByRole('note').first().waitFor({ state: 'detached' })
}

/** A calendar file with fixed dates in 2099. */
export const CALENDAR = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT\nSUMMARY:Orgelmatinee\nDTSTART:20990905T113000\nDTEND:20990905T123000\nLOCATION:Dom\nEND:VEVENT',
  'BEGIN:VEVENT\nSUMMARY:Adventssingen\nDTSTART:20991206T170000\nRRULE:FREQ=WEEKLY;COUNT=3\nEND:VEVENT',
  'BEGIN:VEVENT\nSUMMARY:Konzert\nDTSTART;TZID=America/New_York:20991212T120000\nEND:VEVENT',
  'BEGIN:VEVENT\nSUMMARY:Stimmbildung\nORGANIZER;CN=Kantorei Am Fluss:mailto:a@b.example\nEND:VEVENT',
  'END:VCALENDAR',
].join('\n')

/** A calendar file with a place and an organiser of the portal. */
export const MATCHED = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT\nSUMMARY:Sternkarten im Speicher\nDTSTART:20990908T190000\nDTEND:20990908T210000',
  'LOCATION:Archivspeicher\\, Stade\nORGANIZER;CN=Freundeskreis Kreisarchiv:mailto:a@b.example',
  'DESCRIPTION:Himmelskarten aus vier Jahrhunderten. Der Eintritt ist frei.\nEND:VEVENT',
  'END:VCALENDAR',
].join('\n')
