import type { StageEvent } from '../server/stage/StageEvent';
import { html } from './html';
import type { Markup } from './Markup';
import { stageFields } from './stageFields';

/** The account's series, each a button that opens it. */
export function stageListPage(events: StageEvent[], account: string, token: string): Markup {
  return html`<main class="stage">
  <p class="kicker">Expertenmodus</p>
  <h1>Ihre Serien</h1>
  <p class="soft">Angemeldet als ${account}.</p>
  ${events.length === 0 && html`<p>Sie haben keine Serien.</p>`}
  <form method="post" action="?">
    ${stageFields(account, token)}
    <ul class="stage-list">${events.map(({ Id, title, dates }) => html`<li><button name="open" value="${Id}"><span>${title}</span><span class="soft">${dates.length === 1 ? '1 Termin' : `${dates.length} Termine`}</span></button></li>`)}</ul>
  </form>
</main>`;
}
