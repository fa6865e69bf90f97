import type { StageEvent } from '../server/stage/StageEvent';
import { html } from './html';
import type { Markup } from './Markup';
import { stageFields } from './stageFields';

/** What the expert mode's page needs beside the event. */
interface StageState {
  account: string;
  token: string;
  /** Why it was not saved; what was typed stays. */
  failure?: string;
  isSaved?: boolean;
}

/** The dates of a series and its title, to be changed. */
export function stagePage(event: StageEvent, typed: { title: string; dates: string }, { account, token, failure, isSaved }: StageState): Markup {
  return html`<main class="stage">
  <p class="kicker">Expertenmodus</p>
  <h1>${event.title}</h1>
  <p class="soft">Angemeldet als ${account}. ${event.isSeries ? 'Diese Veranstaltung ist eine Serie.' : 'Mit mehr als einem Termin wird daraus eine Serie.'}</p>
  ${isSaved && html`<p class="note" role="status">Gespeichert. Sie können dieses Fenster schließen.</p>`}
  ${failure !== undefined && html`<p class="note bad" role="alert">${failure}</p>`}
  <form method="post" action="?">
    ${stageFields(account, token)}
    <p><label for="title">Titel</label><input id="title" name="title" value="${typed.title}" maxlength="200" required></p>
    <p><label for="dates">Termine, einer je Zeile</label><textarea id="dates" name="dates" rows="12" spellcheck="false" aria-describedby="dates-help">
${typed.dates}</textarea></p>
    <p id="dates-help" class="soft">Zum Beispiel 31.05.2027 19:30. Die Uhrzeiten gelten am Ort der Veranstaltung.</p>
    <p class="buttons"><button class="primary">Speichern</button></p>
  </form>
</main>`;
}
