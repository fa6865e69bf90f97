import { html } from './html';
import type { Markup } from './Markup';

const entries = [
  { path: '/', name: 'Magazin', also: '/articles' },
  { path: '/events', name: 'Termine', also: '/events' },
  { path: '/blog', name: 'Blog', also: '/blog' },
  { path: '/pix', name: 'Bildarchiv', also: '/pix' },
  { path: '/playground', name: 'Playground', also: '/playground' },
];

/** The portal's main navigation; the entry of the page that is open is marked. */
export function navigation(address: string): Markup {
  const path = address.split('?')[0] ?? '/';
  return html`<nav class="nav" aria-label="Hauptnavigation"><ul>
    ${entries.map((entry) => {
      const isPage = path === entry.path;
      const isSection = isPage || path.startsWith(`${entry.also}/`);
      return html`<li><a href="${entry.path}"${isSection && html` aria-current="${isPage ? 'page' : 'true'}"`}>${entry.name}</a></li>`;
    })}
  </ul></nav>`;
}
