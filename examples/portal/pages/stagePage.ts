import type { StageEvent } from '../server/stage/StageService'
import { html, type Markup } from './html'

/** Renders the hidden fields for the account and for the token of the next step. A token is valid once. */
function stageFields(account: string, token: string): Markup {
  return html`<input type="hidden" name="username" value="${account}" /><input
      type="hidden"
      name="token"
      value="${token}"
    />`
}

/** Renders a page of the expert mode: a separate tool, without the portal's layout and without the library. */
export function stageChrome(nonce: string, title: string, main: Markup): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Expertenmodus</title>
        <link rel="stylesheet" href="/static/portal.css" />
        <link rel="stylesheet" href="/static/events.css" />
        <script src="/static/renewToken.js" data-purpose="stage" nonce="${nonce}" defer></script>
      </head>
      <body>
        ${main}
      </body>
    </html> `.text
}

/** Data of the expert mode's page, except the event. */
interface StageState {
  account: string
  token: string
  /** Reason why the event was not saved; the typed texts stay in the form. */
  failure?: string
  isSaved?: boolean
}

/** Renders the form for the title and the dates of an event. */
export function stagePage(
  event: StageEvent,
  typed: { title: string; dates: string },
  { account, token, failure, isSaved }: StageState,
): Markup {
  return html`<main class="stage">
    <p class="kicker">Expertenmodus</p>
    <h1>${event.title}</h1>
    <p class="soft">
      Angemeldet als ${account}.
      ${event.isSeries ? 'Diese Veranstaltung ist eine Serie.' : 'Mit mehr als einem Termin wird daraus eine Serie.'}
    </p>
    ${isSaved && html`<p class="note" role="status">Gespeichert. Sie können dieses Fenster schließen.</p>`}
    ${failure !== undefined && html`<p class="note bad" role="alert">${failure}</p>`}
    <form method="post" action="?">
      ${stageFields(account, token)}
      <p>
        <label for="title">Titel</label
        ><input id="title" name="title" value="${typed.title}" maxlength="200" required />
      </p>
      <p>
        <label for="dates">Termine, einer je Zeile</label
        ><textarea id="dates" name="dates" rows="12" spellcheck="false" aria-describedby="dates-help">
${typed.dates}</textarea>
      </p>
      <p id="dates-help" class="soft">Zum Beispiel 31.05.2027 19:30. Die Uhrzeiten gelten am Ort der Veranstaltung.</p>
      <p class="buttons"><button class="primary">Speichern</button></p>
    </form>
  </main>`
}

/** Renders the events that the expert mode lists (see `StageService.list`), each as a button that opens it. */
export function stageListPage(events: StageEvent[], account: string, token: string): Markup {
  return html`<main class="stage">
    <p class="kicker">Expertenmodus</p>
    <h1>Ihre Serien</h1>
    <p class="soft">Angemeldet als ${account}.</p>
    ${events.length === 0 && html`<p>Sie haben keine Serien.</p>`}
    <form method="post" action="?">
      ${stageFields(account, token)}
      <ul class="stage-list">
        ${events.map(
          ({ Id, title, dates }) =>
            html`<li>
              <button name="open" value="${Id}">
                <span>${title}</span
                ><span class="soft">${dates.length === 1 ? '1 Termin' : `${dates.length} Termine`}</span>
              </button>
            </li>`,
        )}
      </ul>
    </form>
  </main>`
}
