/** A piece of a page that is safe to send as it stands; only `html` makes one from foreign text. */
export class Markup {
  constructor(readonly text: string) {}
}
