/** A window of another library that a page opens by a call, as Foyer's windows are opened. */
export interface PeerWindow {
  /** Opens it; resolves with the function that closes it, when its elements are in the document. */
  open(): Promise<() => void>
}

declare global {
  /** Global that the peer's script sets when it is ready. */
  var peerWindow: PeerWindow
}
