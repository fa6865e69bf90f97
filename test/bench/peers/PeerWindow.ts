/** A window of another library that a page opens by a call, as Foyer's windows are opened. */
export interface PeerWindow {
  /** Opens it; resolves with the function that closes it, when its elements are in the document. */
  open(): Promise<() => void>
}

declare global {
  /** What the script of a peer leaves behind when its call can be made. */
  var peerWindow: PeerWindow
}
