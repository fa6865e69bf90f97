import { html } from './html';
import type { Markup } from './Markup';

/** A page of the expert mode: a tool of its own, without the portal's layout and without the library. */
export function stageFrame(title: string, main: Markup): string {
  return html`<!doctype html>
<html lang="de">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – Expertenmodus</title>
  <link rel="stylesheet" href="/static/portal.css">
  <link rel="stylesheet" href="/static/events.css">
</head>
<body>
${main}
</body>
</html>
`.text;
}
