/** Window of another library that a call opens, as with Foyer's windows. */
export interface PeerWindow {
  /** Opens the window; resolves with the function that closes it, when its elements are in the document. */
  open(): Promise<() => void>
}

declare global {
  /** Global that the peer's script sets when it is ready. */
  var peerWindow: PeerWindow
}
